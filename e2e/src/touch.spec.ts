import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { touchOf } from './support/touch';
import { MANAGER, tokenOf } from './support/users';

const TARGET_PX = 44;
const SHEETS = [
  'assignments?view=schedule',
  'assignments?view=schedule&group=project',
  'engineers?view=availability',
  'projects?view=roadmap',
];

test.use({ hasTouch: true });
test.beforeEach(async ({ page, product }) => {
  const token = await tokenOf(product.url, MANAGER);
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/manager/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^(Loading|Finding)/)).toHaveCount(0);
}

/** Whether touches that far from its middle, in each direction, reach it. */
const isReached = (target: Locator) =>
  target.evaluate((element, size) => {
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y, half] = [left + width / 2, top + height / 2, size / 2 - 1];
    const around = [
      [0, -half],
      [0, half],
      [-half, 0],
      [half, 0],
    ] as const;
    return around.every(([dx, dy]) => element.contains(document.elementFromPoint(x + dx, y + dy)));
  }, TARGET_PX);

async function expectTouchable(targets: Record<string, Locator>): Promise<void> {
  for (const [name, target] of Object.entries(targets)) {
    await expect.poll(() => isReached(target.first()), { message: name }).toBe(true);
  }
}

for (const width of [640, 820, 1180]) {
  test(`at ${width} px, the buttons in the corner of a sheet are within its axis, and cover nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1180 });
    for (const path of SHEETS) {
      await open(page, path);
      const axis = (await page
        .getByRole('button', { name: 'Today', exact: true })
        .locator('../..')
        .boundingBox())!;
      const buttons = ['Earlier', 'Today', 'Later'].map((name) =>
        page.getByRole('button', { name, exact: true }),
      );
      let end = axis.x;
      for (const button of buttons) {
        const box = (await button.boundingBox())!;
        expect(Math.min(box.width, box.height), path).toBeGreaterThanOrEqual(TARGET_PX);
        expect(box.y, path).toBeGreaterThanOrEqual(axis.y);
        expect(box.y + box.height, path).toBeLessThanOrEqual(axis.y + axis.height);
        expect(box.x, path).toBeGreaterThanOrEqual(end);
        end = box.x + box.width;
      }
      const row = page.getByRole('rowheader').first();
      expect(axis.y + axis.height, path).toBeLessThanOrEqual((await row.boundingBox())!.y + 1);
    }
  });
}

test('the heading that sorts by name is beside the buttons of the availability, with all of its text', async ({
  page,
}) => {
  for (const width of [640, 820, 1180]) {
    await page.setViewportSize({ width, height: 1180 });
    await open(page, 'engineers?view=availability');
    const later = (await page.getByRole('button', { name: 'Later', exact: true }).boundingBox())!;
    const text = await page.getByRole('columnheader', { name: 'Name' }).evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      const { left, right } = range.getBoundingClientRect();
      return { left, right, end: heading.getBoundingClientRect().right };
    });
    expect(text.left).toBeGreaterThanOrEqual(later.x + later.width);
    expect(text.right).toBeLessThanOrEqual(text.end);
  }
});

for (const [width, height] of [
  [390, 844],
  [820, 1180],
] as const) {
  test(`at ${width} px, buttons can be touched within ${TARGET_PX} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const isPhone = width === 390;
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const today = button(/^Today$/);
    if (!isPhone) {
      await open(page, 'assignments?view=schedule');
      await expectTouchable({
        link: page.getByRole('link', { name: 'Projects' }),
        over: button(/^Show over capacity/),
      });
      await open(page, 'assignments?view=schedule&group=project');
      await expectTouchable({ openAll: button('Open all') });
    }
    await open(page, 'engineers?view=availability');
    await expectTouchable({ today, invitations: page.getByRole('link', { name: 'Invitations' }) });
    if (isPhone) await expectTouchable({ assign: button(/^Assign /) });
    await open(page, 'engineers?view=availability&find=1');
    await expectTouchable({ badge: button(/% free\. Why\?$/), assign: button(/^Assign /) });
    await open(page, 'projects?view=roadmap');
    await expectTouchable(isPhone ? { span: button(/ places filled .*Why\?$/) } : { today });
    await open(page, 'assignments');
    await expectTouchable({ percent: button(/^\d+% .*Why\?$/) });
  });
}

test('the details of an assignment can be asked why by touch', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await open(page, 'assignments?view=schedule');
  await page.getByRole('gridcell').first().tap();
  await expectTouchable({ why: page.getByRole('dialog').getByRole('button', { name: /^Why \d+/ }) });
});

test('what is held by touch keeps its name in sight, and nothing is said of keys', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  // Whose assignment reaches far into the days in sight.
  await open(page, 'assignments?view=schedule&q=Aiko%20Tanaka');
  const touch = await touchOf(page);
  const begunBefore = page.locator('[role=gridcell]:has([data-lift=stick])').first();
  const spoken = await begunBefore.getAttribute('aria-label');
  const { project, percent } = /^(?<project>.+?), (?<percent>\d+) percent/.exec(spoken ?? '')!.groups!;
  const head = (await page.getByRole('rowheader').first().boundingBox())!;
  const { y } = (await begunBefore.boundingBox())!;
  const keys = page.getByText('Dragging', { exact: true });
  const from = { x: head.x + head.width + 200, y: y + 11 };
  // By mouse, which also loads the keys.
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y, { steps: 4 });
  await expect(keys).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(keys).toHaveCount(0);
  const letGo = await touch.holdAndMove(from, { x: 20, y: 0 });
  const ghost = page.locator('[aria-hidden=true] > div > span').filter({ hasText: `${project} ${percent}%` });
  await expect(ghost).toBeInViewport({ ratio: 1 });
  expect((await ghost.boundingBox())!.x).toBeGreaterThanOrEqual(head.x + head.width);
  await expect(keys).toHaveCount(0);
  await letGo();
});
