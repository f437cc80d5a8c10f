import type { Page } from '@playwright/test';

/** Changes the address without a page load, as a link from one portal to another does. */
export async function changeAddress(page: Page, to: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);
}
