import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { ManagerTab } from './support/manager-tab';
import { financePortal } from './support/portal-builds';
import { Publisher } from './support/publisher';
import { expect, test } from './support/test';
import { MANAGER, startSignedIn } from './support/users';

const layouts = [
  { name: 'side bar', size: { width: 1440, height: 900 }, hasLabels: true },
  { name: 'bar of icons', size: { width: 1100, height: 800 }, hasLabels: false },
  { name: 'top bar', size: { width: 720, height: 900 }, hasLabels: false },
  { name: 'menu', size: { width: 390, height: 800 }, hasLabels: true },
];

const linksOf = (page: Page, portal: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('list', { name: portal }).getByRole('link');

test('the links of another portal of the role open it without a page load, in every layout', async ({
  page,
  product,
  folder,
}) => {
  const publisher = new Publisher(product.dataDir);
  await publisher.publish(await financePortal(folder));
  try {
    await startSignedIn(page, product.url, MANAGER);
    const tab = new ManagerTab(page);
    await page.goto('/manager/projects');
    await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
    for (const { name, size, hasLabels } of layouts) {
      await test.step(name, async () => {
        await page.setViewportSize(size);
        const openMenu = async () => {
          if (name === 'menu') await page.getByRole('button', { name: 'Open menu' }).click();
        };
        await openMenu();
        await expect(linksOf(page, 'Manager Portal').first()).toBeVisible();
        await expectAccessible(page);
        const label = page.getByText('Finance Portal', { exact: true });
        expect(((await label.boundingBox())?.width ?? 0) > 1).toBe(hasLabels);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);

        const link = linksOf(page, 'Finance Portal');
        await link.focus();
        await expect(link).toBeInViewport({ ratio: 0.99 });
        await page.keyboard.press('Enter');
        await expect(page.getByText('The budget is fine')).toBeVisible();
        await expect(page).toHaveURL(/\/finance\/dashboard$/);

        await openMenu();
        await expect(link).toHaveAttribute('aria-current', 'page');
        await linksOf(page, 'Manager Portal').filter({ hasText: 'Projects' }).click();
        await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
      });
    }
    await tab.expectSamePage();
  } finally {
    await publisher.remove('finance');
  }
});
