import { expect, test } from '@playwright/test';
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
