import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { Page } from '@playwright/test';

const BUILT = join(import.meta.dirname, '../../../ui-kit/dist/storybook');
const BASE_URL = 'http://localhost/storybook/';

export interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
}

/** A page without stories, which is opened first so that showing any story is a change. */
export const FIRST_PAGE: Pick<Entry, 'id' | 'type'> = { id: 'introduction--docs', type: 'docs' };

/** Reads the entries of the built Storybook. */
export function storybookEntries(): Entry[] {
  const index = JSON.parse(readFileSync(join(BUILT, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.values(index.entries);
}

/** Serves the built files under the path at which they are published. All other requests fail. */
export async function serveStorybook(page: Page): Promise<void> {
  await page.route('**/*', (route) => {
    const url = new URL(route.request().url());
    const file = normalize(join(BUILT, url.pathname.replace(/^\/storybook\//, '')));
    const exists = url.href.startsWith(BASE_URL) && existsSync(file) && statSync(file).isFile();
    return exists ? route.fulfill({ path: file }) : route.abort();
  });
}

/** Opens a story or its docs in the preview, without Storybook's UI, with the given toolbar values. */
export async function openPreview(
  page: Page,
  entry: Pick<Entry, 'id' | 'type'>,
  globals: Record<string, string> = {},
): Promise<void> {
  const chosen = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  const query = new URLSearchParams({ id: entry.id, viewMode: entry.type, globals: chosen.join(';') });
  await page.goto(`${BASE_URL}iframe.html?${query}`);
}

/** Opens a story in the preview and waits until it is rendered in its own fonts, which change widths. */
export async function openStory(page: Page, id: string, globals?: Record<string, string>): Promise<void> {
  await serveStorybook(page);
  await openPreview(page, { id, type: 'story' }, globals);
  await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
}
