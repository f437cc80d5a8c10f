import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ENGINEER, MANAGER, signIn } from './support/users';
import { expect, test } from './support/test';

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
}

const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const [name, viewport] of Object.entries(SIZES)) {
  for (const theme of ['light', 'dark'] as const) {
    test(`every screen is accessible, ${name}, ${theme}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      for (const address of ['/login', '/register']) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      }
      const screens: [typeof MANAGER, string, string[]][] = [
        [MANAGER, 'manager', ['dashboard', 'engineers', 'projects', 'assignments']],
        [ENGINEER, 'engineer', ['dashboard', 'assignments']],
      ];
      for (const [user, portal, pages] of screens) {
        await signIn(page, user);
        for (const screen of pages) {
          await page.goto(`/${portal}/${screen}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByText(/^Loading/)).toHaveCount(0);
          await expectAccessible(page);
        }
        await page.evaluate(() => localStorage.clear());
      }
    });
  }
}
