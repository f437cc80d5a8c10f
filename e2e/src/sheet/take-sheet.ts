import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { showEntry } from '../support/show-entry';
import { FIRST_PAGE, openPreview, serveStorybook, storybookEntries } from '../support/storybook';
import { sheetPage } from './sheet-page';
import { visibleArea } from './visible-area';

const FOLDER = join(import.meta.dirname, '../../../ui-kit/dist/sheet');
const THEMES = ['light', 'dark'];
const stories = storybookEntries().filter(({ type }) => type === 'story');

const WINDOW = { width: 720, height: 450 };

/** The width of the sheet and the height of each of its screenshots, which the browser limits. */
const SHEET = { width: 3000, height: 4000 };

test.use({ userAgent: 'StorybookTestRunner', trace: 'off' });

async function takeScreenshots(page: Page, theme: string): Promise<void> {
  await openPreview(page, FIRST_PAGE, { theme, 'a11y.manual': '!true' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const story of stories) {
    expect(await showEntry(page, story, WINDOW), story.id).toEqual([]);
    const clip = await page.evaluate(visibleArea);
    await page.screenshot({ clip, path: join(FOLDER, theme, `${story.id}.png`) });
  }
}

test('takes screenshots of every story in both themes', async ({ page, browser }) => {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  await serveStorybook(page);
  for (const theme of THEMES) await takeScreenshots(page, theme);
  const sheet = join(FOLDER, 'index.html');
  await writeFile(sheet, sheetPage(stories, THEMES));
  const tab = await browser.newPage({ viewport: SHEET });
  await tab.goto(pathToFileURL(sheet).href);
  const height = await tab.evaluate(() => document.documentElement.scrollHeight);
  for (let part = 0; part * SHEET.height < height; part += 1) {
    await tab.evaluate((top) => window.scrollTo(0, top), part * SHEET.height);
    await tab.screenshot({ path: join(FOLDER, `sheet-${part + 1}.png`) });
  }
  console.log(`\nThe sheet is ${sheet}. Its screenshots are next to it: sheet-1.png and so on.`);
});
