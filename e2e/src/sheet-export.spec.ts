import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { collectViolations, expectNoViolations } from './support/policy-violations';
import { expect, test } from './support/test';
import { MANAGER, tokenOf } from './support/users';

const SCHEDULE = '/manager/assignments?view=schedule';

test.beforeEach(async ({ page, product }) => {
  const token = await tokenOf(product.url, MANAGER);
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
});

async function exportImage(page: Page): Promise<{ name: string; base64: string }> {
  await page.getByRole('button', { name: 'More' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export PNG' }).click();
  const file = await download;
  return {
    name: file.suggestedFilename(),
    base64: (await readFile(await file.path())).toString('base64'),
  };
}

/** The size of an image, and how many of its pixels have which color. */
const look = (page: Page, base64: string) =>
  page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d')!;
    context.drawImage(image, 0, 0);
    const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
    const counts = new Map<number, number>();
    for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
    return { width, height, colors: counts.size, most: Math.max(...counts.values()) / pixels.length };
  }, base64);

test('what is in sight of the schedule is exported as an image and printed without the rest', async ({
  page,
  context,
}) => {
  const violations = await collectViolations(context);
  await page.goto(SCHEDULE);
  const grid = page.getByRole('grid', { name: 'Schedule by engineer' });
  await expect(grid.getByRole('gridcell').first()).toBeVisible();
  const scroller = grid.locator('xpath=ancestor::*[2]');
  const size = await scroller.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
  const { name, base64 } = await exportImage(page);
  expect(name).toMatch(/^schedule-\d{4}-\d\d-\d\d\.png$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Image exported' })).toContainText(name);
  const image = await look(page, base64);
  expect([image.width, image.height]).toEqual(size.map((pixels) => pixels * 2));
  // Neither blank nor one shape: text and bars have many shades.
  expect(image.colors).toBeGreaterThan(100);
  expect(image.most).toBeLessThan(0.95);

  await page.getByRole('combobox', { name: 'Group' }).click();
  await page.getByRole('option', { name: 'Project' }).click();
  await expect(page.getByRole('treegrid').getByRole('rowheader').first()).toContainText(/places|Ended/);
  expect((await look(page, (await exportImage(page)).base64)).colors).toBeGreaterThan(100);

  const navigation = page.getByRole('navigation').first();
  await expect(navigation).toBeVisible();
  const paper = page.locator('[data-print=sheet]');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(navigation).toBeHidden();
  await expect(paper).toBeVisible();
  await expect(paper.locator('h1')).toHaveText('Schedule by project');
  await expect(paper).toContainText(/, by week/);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(paper).toHaveCount(0);
  await expect(navigation).toBeVisible();
  // The browser's own command prints the sheet, too.
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await expectNoViolations(context, violations);
});
