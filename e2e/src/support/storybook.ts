import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { Page } from '@playwright/test';

const BUILT = join(import.meta.dirname, '../../../ui-kit/dist/storybook');
const ADDRESS = 'http://localhost/storybook/';

export interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
}

/** A page of words: opened first, so that every story is a change of what is shown. */
export const FIRST_PAGE: Pick<Entry, 'id' | 'type'> = { id: 'introduction--docs', type: 'docs' };

/** What the built Storybook holds. */
export function storybookEntries(): Entry[] {
  const index = JSON.parse(readFileSync(join(BUILT, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.values(index.entries);
}

/** Answers from the built files under the sub-path that they are published at; whatever else is asked for, fails. */
export async function serveStorybook(page: Page): Promise<void> {
  await page.route('**/*', (route) => {
    const url = new URL(route.request().url());
    const file = normalize(join(BUILT, url.pathname.replace(/^\/storybook\//, '')));
    const isThere = url.href.startsWith(ADDRESS) && existsSync(file) && statSync(file).isFile();
    return isThere ? route.fulfill({ path: file }) : route.abort();
  });
}

/** The preview alone, without Storybook's own frame: a story, or its docs, with values of the toolbar. */
export async function openPreview(
  page: Page,
  entry: Pick<Entry, 'id' | 'type'>,
  globals: Record<string, string> = {},
): Promise<void> {
  const chosen = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  const query = new URLSearchParams({ id: entry.id, viewMode: entry.type, globals: chosen.join(';') });
  await page.goto(`${ADDRESS}iframe.html?${query}`);
}

/** Opens a story by itself, ready to be used. */
export async function openStory(page: Page, id: string, globals?: Record<string, string>): Promise<void> {
  await serveStorybook(page);
  await openPreview(page, { id, type: 'story' }, globals);
  await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
}
