import { expect, test, type Page, type Request } from '@playwright/test';
import { showEntry } from './support/show-entry';
import { FIRST_PAGE, openPreview, serveStorybook, storybookEntries, type Entry } from './support/storybook';

// Each opens the preview by itself, so that two cores share them.
test.describe.configure({ mode: 'parallel' });
// The preview takes the end of an animation for its whole, instead of waiting for it, where it knows its test runner.
test.use({ userAgent: 'StorybookTestRunner', trace: 'off' });

const entries = storybookEntries();
const stories = entries.filter(({ type }) => type === 'story');
/** The pages of docs that are made from stories show nothing else. */
const written = entries.filter(
  ({ id, tags }) => id !== FIRST_PAGE.id && tags.some((tag) => tag.endsWith('-mdx')),
);

/** Where a story asks for no width of its own. */
const WINDOW = { width: 1280, height: 720 };

const firstLine = (text: string) => text.split('\n', 1).join('');

/** What 1280 px are at a zoom of 400 %: there the page itself may not scroll sideways (WCAG 1.4.10). */
const NARROWEST = { width: 320, height: 720 };

/** A line where what is shown does not fit into the narrowest window. */
async function overflowOf(page: Page) {
  await page.setViewportSize(NARROWEST);
  const width = await page.evaluate(async () => {
    // What floats is placed anew a frame after the resize.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return document.documentElement.scrollWidth;
  });
  return width > NARROWEST.width ? [`It is ${width} px wide in a window of ${NARROWEST.width} px.`] : [];
}

/** Shows all in one page and answers a line for each thing that is wrong, with the entry that it was seen at. */
async function problemsOf(
  page: Page,
  mode: string,
  shown: Entry[],
  globals: Record<string, string>,
  alsoOf?: (page: Page) => Promise<string[]>,
) {
  const log: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') log.push(message.text());
  });
  page.on('pageerror', (error) => log.push(error.message));
  const asked = new Set<Request>();
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => {
    asked.delete(request);
    log.push(`${request.url()} could not be loaded.`);
  });
  await serveStorybook(page);
  await openPreview(page, FIRST_PAGE, globals);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const problems = log.splice(0);
  for (const entry of shown) {
    const found = await showEntry(page, entry, WINDOW);
    if (alsoOf) found.push(...(await alsoOf(page)));
    // What is not there shall not be told of the next story.
    await expect.poll(() => asked.size).toBe(0);
    // What a story threw is written to the console as well.
    const logged = log
      .splice(0)
      .filter((line) => !found.some((problem) => line.includes(firstLine(problem))));
    const name = `${entry.title}, ${entry.name} (${mode})`;
    problems.push(...[...found, ...logged].map((problem) => `${name}: ${problem}`));
  }
  return problems;
}

for (const [theme, contrast] of [
  ['light', 'no-preference'],
  ['dark', 'no-preference'],
  ['light', 'more'],
] as const) {
  const mode = contrast === 'more' ? `${theme} with more contrast` : theme;
  test(`every story renders, plays and breaks no rule of axe, ${mode}`, async ({ page }) => {
    await page.emulateMedia({ contrast });
    expect(await problemsOf(page, mode, stories, { theme })).toEqual([]);
  });
}

test('every story renders and plays with reduced motion, and fits into the narrowest window', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // It takes away movement alone: no role, name or color differs that axe has not seen in the light theme.
  const globals = { theme: 'light', 'a11y.manual': '!true' };
  expect(await problemsOf(page, 'reduced motion', stories, globals, overflowOf)).toEqual([]);
});

test('every page of the docs renders', async ({ page }) => {
  expect(await problemsOf(page, 'docs', written, { theme: 'light' })).toEqual([]);
});
