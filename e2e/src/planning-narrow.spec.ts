import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { MANAGER, tokenOf } from './support/users';

const views = [
  { path: 'assignments?view=schedule', grid: 'Schedule by engineer' },
  { path: 'assignments?view=schedule&zoom=day&from=2026-11-28', grid: 'Schedule by engineer' },
  { path: 'assignments?view=schedule&group=project', grid: 'Schedule by project' },
  { path: 'projects?view=roadmap', grid: 'Roadmap' },
  { path: 'engineers?view=availability', grid: 'Availability by engineer' },
];

test.beforeEach(async ({ page, product }) => {
  const token = await tokenOf(product.url, MANAGER);
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
});

/** The texts of the axis that are shown although something cuts or covers them. */
const cutLabels = (page: Page) =>
  page.evaluate(() => {
    const axis = document.querySelector('[data-axis]');
    const whole = axis?.parentElement?.parentElement?.getBoundingClientRect();
    const corner = axis?.lastElementChild?.getBoundingClientRect();
    if (!whole || !corner) return [];
    return [...axis!.querySelectorAll<HTMLElement>('[data-label]')]
      .filter((label) => getComputedStyle(label).visibility === 'visible' && label.offsetWidth > 0)
      .filter((label) => {
        const { left, right } = label.getBoundingClientRect();
        const isInSight = right > corner.right && left < whole.right;
        return isInSight && (left < corner.right - 1 || right > whole.right + 1);
      })
      .map((label) => label.textContent);
  });

for (const width of [768, 1024, 1200, 1440]) {
  test(`at ${width} px, the toolbar of a view over time is one line, and its axis cuts no label`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { path, grid } of views) {
      await page.goto(`/manager/${path}`);
      await expect(page.getByLabel(grid, { exact: true }).getByRole('row').first()).toBeVisible();
      const search = (await page.getByRole('searchbox').boundingBox())!;
      for (const tool of [
        page.getByRole('radiogroup', { name: 'View' }),
        page.getByRole('button', { name: 'More', exact: true }),
      ]) {
        const { y, height } = (await tool.boundingBox())!;
        expect(Math.abs(y + height / 2 - search.y - search.height / 2), path).toBeLessThan(4);
      }
      await expect.poll(() => cutLabels(page), { message: path }).toEqual([]);
    }
  });
}

test('an axis has one line below 1024 px', async ({ page }) => {
  const heightOf = async (path: string, width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/manager/${path}`);
    const today = page.getByRole('button', { name: 'Today', exact: true });
    const { height } = (await today.locator('xpath=../..').boundingBox())!;
    return Math.round(height);
  };
  for (const { path } of views) {
    expect(await heightOf(path, 768), path).toBeLessThanOrEqual(36);
    expect(await heightOf(path, 1100), path).toBeGreaterThanOrEqual(47);
  }
});

/**
 * Scrolls to many places. The texts whose beginning the first column covers there, and the numbers that are hidden
 * although it does not. And how many numbers are hidden because it does, and how many texts end earlier.
 */
const cutTexts = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const scroller = document.querySelector('[data-scroller]')!;
    const corner = document.querySelector('[data-axis]')!.lastElementChild!.getBoundingClientRect();
    const isHidden = (element: Element) => getComputedStyle(element).visibility === 'hidden';
    /** In compact rows, the load sticks beside the first column and covers the names after it. */
    const edgeOf = (text: Node) => {
      const load = text.parentElement!.closest('[data-lift] > b + span')?.previousElementSibling;
      return load ? load.getBoundingClientRect().right : corner.right;
    };
    const isCut = ({ left, right }: DOMRect, edge = corner.right) => left < edge - 1.5 && right > edge + 1.5;
    const isWhole = ({ left, right }: DOMRect) =>
      left >= corner.right && right <= scroller.getBoundingClientRect().right;
    const content = document.createRange();
    const cut = () => {
      const texts = [];
      for (const stuck of document.querySelectorAll('[data-lift="stick"]')) {
        const nodes = document.createTreeWalker(stuck, NodeFilter.SHOW_TEXT);
        while (nodes.nextNode()) {
          content.selectNodeContents(nodes.currentNode);
          const edge = edgeOf(nodes.currentNode);
          if (isCut(content.getBoundingClientRect(), edge)) texts.push(nodes.currentNode.parentElement!);
        }
      }
      return texts;
    };
    const marked = (state = '') => [...document.querySelectorAll(`[data-cut${state}]`)];
    const wrong = () => [
      ...cut().filter((text) => !isHidden(text)),
      ...marked().filter((text) => isHidden(text) && isWhole(text.getBoundingClientRect())),
    ];
    const found = { wrong: [] as string[], hidden: 0, shortened: 0 };
    for (let step = 0; step < 60; step += 1) {
      // A pixel leaves a text nearly whole, ten cut much of it.
      scroller.scrollLeft += step % 10 === 9 ? -700 : 1 + (step % 2) * 10;
      const end = performance.now() + 1000;
      for (let frames = 0; frames < 3 || (wrong().length > 0 && performance.now() < end); frames += 1)
        await frame();
      found.wrong.push(...wrong().map((text) => `${text.textContent} at ${scroller.scrollLeft}`));
      found.hidden += cut().length;
      found.shortened += marked('="start"').filter(
        (text) => isCut(text.getBoundingClientRect()) && !isHidden(text),
      ).length;
    }
    return found;
  });

for (const [view, path] of [
  ['schedule by engineer', 'assignments?view=schedule&zoom=month'],
  ['compact schedule', 'assignments?view=schedule&zoom=month&density=compact'],
  ['schedule by project', 'assignments?view=schedule&group=project&zoom=month'],
  ['roadmap', 'projects?view=roadmap&zoom=week'],
] as const)
  test(`the first column cuts no number of the ${view} and no name at its beginning, and hides no other`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    await page.goto(`/manager/${path}`);
    if (view.endsWith('project')) await page.getByRole('button', { name: 'Open all' }).click();
    await expect(page.locator('[data-lift="stick"]').first()).toBeAttached();
    const { wrong, hidden, shortened } = await cutTexts(page);
    expect(wrong).toEqual([]);
    expect(hidden).toBeGreaterThan(0);
    // The roadmap leaves out what does not fit.
    if (view === 'roadmap') expect(shortened).toBe(0);
    else expect(shortened).toBeGreaterThan(0);
  });

test('on a phone, an uncovered skill begins where the other lines of its project do', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/manager/assignments?view=schedule&group=project');
  const uncovered = page.getByRole('button', { name: / uncovered / });
  const project = page.locator('[data-card]').filter({ has: uncovered }).first();
  const gap = project.locator(uncovered).first();
  const start = (await project.getByRole('heading').boundingBox())!.x;
  expect((await gap.boundingBox())!.x - start).toBeLessThan(32);
});

test('whoever is found can be assigned without scrolling sideways, at every width', async ({ page }) => {
  const path = '/manager/engineers?view=availability&find=1&skill=Go&skill=PostgreSQL&match=any&min=20';
  const buttons = page.getByRole('button', { name: /^Assign / });
  for (const width of [640, 768, 1024, 1100, 1200, 1280, 1366, 1400, 1440]) {
    for (const panel of width < 1280 ? [''] : ['', '&panel=history']) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path + panel);
      await expect(buttons.first()).toBeVisible();
      const found = page.getByRole('list', { name: 'People who fit' }).locator('..');
      const box = (await found.boundingBox())!;
      for (const button of await buttons.all()) {
        const { x, width: wide } = (await button.boundingBox())!;
        expect(x + wide, `${width} px ${panel}`).toBeLessThanOrEqual(box.x + box.width);
      }
      const cut = await found.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(cut, `${width} px ${panel}`).toBeLessThanOrEqual(0);
    }
  }
});

test('the line below the availability is one line, and says what a cell means where there is room', async ({
  page,
}) => {
  const meaning = page.getByText(/^Lowest free %/);
  const count = page.getByRole('status').filter({ hasText: /\d engineers/ });
  for (const [width, isExplained] of [
    [640, false],
    [768, true],
    [1024, false],
    [1280, false],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto('/manager/engineers?view=availability');
    await expect(meaning).toBeVisible({ visible: isExplained });
    expect((await count.boundingBox())!.height, `${width} px`).toBeLessThan(20);
    expect((await count.locator('..').boundingBox())!.height, `${width} px`).toBe(40);
  }
});

test('at 1440 px, the foot of the schedule is one line beside the open history, also in a large company', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route('**/api/schedule?**', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: object };
    const data = { ...body.data, total: 50_000, overCapacity: 1_234, freeToday: 23_456 };
    await route.fulfill({ response, json: { ...body, data } });
  });
  await page.goto('/manager/assignments?view=schedule&panel=history');
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  const status = page.getByRole('status').filter({ hasText: 'over capacity from today on' });
  await expect(status).toBeVisible();
  const foot = status.locator('xpath=../..');
  expect((await foot.boundingBox())!.height).toBeLessThanOrEqual(42);
  expect((await status.boundingBox())!.height).toBeLessThan(24);
  await expect(foot.getByText('Over capacity', { exact: true })).toBeVisible();
});
