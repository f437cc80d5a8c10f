import { expect, test, type Page, type Request } from '@playwright/test';
import { COLORS, DARK, LIGHT, MORE_CONTRAST, violationsOn } from './support/accessible';
import { docsOfStory, showEntry } from './support/show-entry';
import { FIRST_PAGE, openPreview, serveStorybook, storybookEntries, type Entry } from './support/storybook';

// Each test opens the preview separately, so that they run in parallel.
test.describe.configure({ mode: 'parallel' });
// With this user agent, the preview skips animations to their end instead of waiting for them.
test.use({ userAgent: 'StorybookTestRunner' });

const entries = storybookEntries();
const stories = entries.filter(({ type }) => type === 'story');
const docsPages = entries.filter(({ type }) => type === 'docs');
const isMdx = ({ tags }: Entry) => tags.some((tag) => tag.endsWith('-mdx'));
/** Only MDX pages, because generated docs pages show only stories, in one template. */
const mdxPages = docsPages.filter((entry) => entry.id !== FIRST_PAGE.id && isMdx(entry));

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

test('every component says when to use it, what to do, and what not to', async ({ page }) => {
  await serveStorybook(page);
  await openPreview(page, FIRST_PAGE);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const titles = new Set(docsPages.map(({ title }) => title));
  const components = docsPages.filter((entry) => !isMdx(entry));
  expect(components.length).toBeGreaterThan(50);
  const problems: string[] = [];
  for (const { title } of components) {
    const story = stories.find((each) => each.title === title);
    const { purpose, guide } = await page.evaluate(docsOfStory, story?.id ?? '');
    if (!purpose) problems.push(`${title} has no doc comment that states its purpose.`);
    if (!guide) problems.push(`${title} has no guide.`);
    const missing = (guide?.instead ?? []).filter(([other]) => !titles.has(other));
    problems.push(...missing.map(([other]) => `${title} leads to ${other}, which does not exist.`));
  }
  expect(problems).toEqual([]);
});

test('the page of a component shows its guide, in the theme of the toolbar', async ({ page }) => {
  await serveStorybook(page);
  await openPreview(page, { id: 'core-button--docs', type: 'docs' }, { theme: 'dark' });
  await expect(page.getByRole('heading', { name: 'Do and don’t' })).toBeVisible();
  await expect(page.getByText('One primary button per page or dialog')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Enter, Space' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'IconButton' })).toHaveAttribute(
    'href',
    /\?path=\/docs\/core-iconbutton--docs$/,
  );
  const background = () =>
    page.locator('.sbdocs-wrapper').evaluate((element) => getComputedStyle(element).backgroundColor);
  const dark = await background();
  await openPreview(page, { id: 'core-button--docs', type: 'docs' }, { theme: 'light' });
  await expect(page.getByRole('heading', { name: 'Do and don’t' })).toBeVisible();
  expect([dark, await background()]).toEqual(['rgb(16, 20, 23)', 'rgb(255, 255, 255)']);
});

test('what only tests something is not in the sidebar, but among these tests', async ({ page }) => {
  const hidden = stories.filter(({ tags }) => !tags.includes('dev'));
  expect(hidden.map(({ id }) => id)).toContain('core-button--pressed-by-keyboard');
  await serveStorybook(page);
  await page.goto('http://localhost/storybook/index.html?path=/story/core-button--primary');
  const sidebar = page.getByRole('navigation').filter({ hasText: 'Button' });
  await expect(sidebar.getByRole('link', { name: 'Overview', exact: true })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Pressed By Keyboard' })).toHaveCount(0);
});

test('every docs page renders', async ({ page }) => {
  expect(await problemsOf(page, mdxPages)).toEqual([]);
});
