import { expect, test, type Locator } from '@playwright/test';
import { openStory } from './support/storybook';

// What only a browser that lays pages out can tell.
test.describe.configure({ mode: 'parallel' });

test('dialog: in a low window its body scrolls, by keys too, while header and footer stay in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await openStory(page, 'overlay-dialog--long-content');
  const dialog = page.getByRole('dialog');
  const body = dialog.getByRole('group', { name: /^Everything that was agreed/ });
  await body.focus();
  await page.keyboard.press('End');
  await expect(body.getByText('Line 40 of what was agreed')).toBeInViewport();
  await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: 'Add Engineer' })).toBeInViewport({ ratio: 1 });
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`button: as wide while it loads as at rest, motion ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await openStory(page, 'core-button--keeps-its-width');
    const width = async (button: Locator) => (await button.boundingBox())?.width;
    const buttons = await page.getByRole('button').all();
    expect(buttons).toHaveLength(12);
    for (let at = 0; at < buttons.length; at += 2) {
      expect(await width(page.getByRole('button').nth(at + 1))).toBe(await width(page.getByRole('button').nth(at)));
    }
  });
}

test('spinner: with reduced motion its label is seen, and an icon button still says that it waits', async ({
  page,
}) => {
  await openStory(page, 'core-spinner--default');
  const label = page.getByRole('status').getByText('Loading');
  const ring = page.locator('#storybook-root svg');
  await expect(ring).toBeVisible();
  expect((await label.boundingBox())?.width).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(ring).toBeHidden();
  expect((await label.boundingBox())?.width).toBeGreaterThan(20);
  await openStory(page, 'core-iconbutton--loading');
  await expect(ring).toBeVisible();
});
