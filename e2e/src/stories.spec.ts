import { expect, test, type Page, type Request } from '@playwright/test';
import { COLORS, DARK, LIGHT, MORE_CONTRAST, violationsOn } from './support/accessible';
import { showEntry } from './support/show-entry';
import { FIRST_PAGE, openPreview, serveStorybook, storybookEntries, type Entry } from './support/storybook';

// Each test opens the preview separately, so that they run in parallel.
test.describe.configure({ mode: 'parallel' });
// With this user agent, the preview skips animations to their end instead of waiting for them.
test.use({ userAgent: 'StorybookTestRunner' });

const entries = storybookEntries();
const stories = entries.filter(({ type }) => type === 'story');
/** Only MDX pages, because generated docs pages show only stories. */
const mdxPages = entries.filter(
  ({ id, tags }) => id !== FIRST_PAGE.id && tags.some((tag) => tag.endsWith('-mdx')),
);

/** The default window size for stories that do not specify one. */
const WINDOW = { width: 1280, height: 720 };

const firstLine = (text: string) => text.split('\n', 1).join('');

/** 1280 px at 400% zoom, where the page must not scroll horizontally (WCAG 1.4.10). */
const NARROWEST = { width: 320, height: 720 };

/** Reports colors that are hard to read in other appearances of what is shown. */
async function contrastProblemsOf(page: Page) {
  const problems: string[] = [];
  for (const appearance of [DARK, MORE_CONTRAST]) {
    await page.emulateMedia({ ...appearance, reducedMotion: 'reduce' });
    const { colorScheme, contrast } = appearance;
    const found = await violationsOn(page, COLORS);
    problems.push(...found.map((violation) => `${colorScheme}, contrast ${contrast}: axe ${violation}`));
  }
  await page.emulateMedia({ ...LIGHT, reducedMotion: 'no-preference' });
  return problems;
}

/** Reports content that does not fit into the narrowest window. */
async function overflowOf(page: Page) {
  await page.setViewportSize(NARROWEST);
  const width = await page.evaluate(async () => {
    // Floating elements are repositioned a frame after the resize.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return document.documentElement.scrollWidth;
  });
  return width > NARROWEST.width ? [`It is ${width} px wide in a window of ${NARROWEST.width} px.`] : [];
}

/** Shows all entries in one page and returns a line for each problem with the entry's name. */
async function problemsOf(
  page: Page,
  entriesToShow: Entry[],
  ...furtherChecks: ((page: Page) => Promise<string[]>)[]
) {
  const log: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') log.push(message.text());
  });
  page.on('pageerror', (error) => log.push(error.message));
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => {
    pending.delete(request);
    log.push(`${request.url()} could not be loaded.`);
  });
  await serveStorybook(page);
  await openPreview(page, FIRST_PAGE, { theme: 'system' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const problems = log.splice(0);
  for (const entry of entriesToShow) {
    const found = await showEntry(page, entry, WINDOW);
    for (const check of furtherChecks) found.push(...(await check(page)));
    // A failed request must not be attributed to the next story.
    await expect.poll(() => pending.size).toBe(0);
    // Errors thrown by a story are also logged to the console.
    const logged = log
      .splice(0)
      .filter((line) => !found.some((problem) => line.includes(firstLine(problem))));
    const name = `${entry.title}, ${entry.name}`;
    problems.push(...[...found, ...logged].map((problem) => `${name}: ${problem}`));
  }
  return problems;
}

/** As many tests show the stories, so that both workers are busy until the end. */
const PARTS = 4;

for (let part = 1; part <= PARTS; part += 1) {
  test(`every story renders, plays, passes axe in every appearance, and fits into the narrowest window, part ${part} of ${PARTS}`, async ({
    page,
  }) => {
    const shown = stories.filter((_, index) => index % PARTS === part - 1);
    expect(await problemsOf(page, shown, contrastProblemsOf, overflowOf)).toEqual([]);
  });
}

test('every docs page renders', async ({ page }) => {
  expect(await problemsOf(page, mdxPages)).toEqual([]);
});
