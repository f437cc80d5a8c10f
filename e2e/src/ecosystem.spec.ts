import { MANAGER, signIn } from './support/users';
import { STOCK_PORTALS, StockBuild } from './support/stock-portals';
import { expect, test } from './support/test';

for (const name of STOCK_PORTALS) {
  test.describe(`a portal built with a stock plugin: ${name}`, () => {
    let build: StockBuild;

    test.beforeAll(async ({ product }) => {
      build = await StockBuild.create(name);
      await build.publish(product.dataDir);
    });
    test.afterAll(() => build.dispose());

    test('opens with the libraries, the session, and the router of the shell', async ({ page }) => {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      await signIn(page, MANAGER);
      await page.goto(`/${name}`);
      await expect(page.getByRole('heading', { name: /^Made with/ })).toBeVisible();
      await expect(page.getByRole('heading', { name: /^Made with/ })).toHaveCSS('letter-spacing', '3px');
      await expect(page.getByText(`${MANAGER.email} is at /${name}/start`)).toBeVisible();
      await page.getByRole('button', { name: 'Clicked 0 times' }).click();
      await page.getByRole('link', { name: 'Show details' }).click();
      await expect(page.getByRole('heading', { name: 'Loaded on demand' })).toBeVisible();
      await expect(page.getByText(`${MANAGER.email} is at /${name}/details`)).toBeVisible();
      // The state is still there, so the page was not loaded again.
      await expect(page.getByRole('button', { name: 'Clicked 1 times' })).toBeVisible();

      const copies = await build.copies();
      expect(copies.length).toBeGreaterThan(0);
      const files = requested.filter((url) => url.includes(`/portals/${name}/`));
      expect(files.filter((url) => copies.some((file) => url.endsWith(`/${file}`)))).toEqual([]);
      expect(files, 'every file is requested once').toHaveLength(new Set(files).size);
    });

    test('is refused with a changed file, and opens once the file is right', async ({ page, problems }) => {
      await signIn(page, MANAGER);
      for (const file of await build.firstFiles()) {
        const changed = `**/portals/${name}/*/${file}*`;
        await page.route(changed, async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: `globalThis.tampered = true;${await response.text()}` });
        });
        await page.goto(`/${name}`);
        await expect(page.getByRole('heading', { name: /is not available$/ }), file).toBeVisible();
        expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
        await page.unroute(changed);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('heading', { name: /^Made with/ }), file).toBeVisible();
      }
      problems.length = 0;
    });
  });
}
