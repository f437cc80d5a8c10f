import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Chooses what a picker finds by a text that one option alone matches. */
export async function choose(page: Page, picker: Locator, text: string): Promise<void> {
  await picker.fill(text);
  const options = page.getByRole('listbox').getByRole('option');
  // Until the search has narrowed the list, its options move.
  await expect(options).toHaveCount(1);
  await options.click();
}
