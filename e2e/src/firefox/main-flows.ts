import { expect, test } from '@playwright/test';
import { Product } from '../support/product';
import { day, ENGINEER, MANAGER } from '../support/users';
import { FirefoxPage } from './firefox-page';

let product: Product;
let firefox: FirefoxPage;
test.beforeEach(async () => {
  product = await Product.start({ SEED: 'demo' });
  firefox = await FirefoxPage.open();
});
test.afterEach(async ({}, info) => {
  if (info.status !== info.expectedStatus)
    await firefox.page.screenshot({ path: `${info.outputPath('failed')}.png` });
  await firefox.close();
  await product.dispose();
});

async function signIn({ email, password }: { email: string; password: string }): Promise<void> {
  await firefox.page.goto(`${product.url}/login`);
  await firefox.fill('textbox', 'Email', email);
  await firefox.fillPassword(password);
  await firefox.page.keyboard.press('Enter');
}

test('a manager adds an engineer, a project, and an assignment, which the engineer sees', async () => {
  const { page } = firefox;
  const noor = { name: 'Noor Haddad', email: 'noor.haddad@example.com', password: 'correct horse' };

  await signIn(MANAGER);
  await firefox.click('link', 'Engineers');
  await firefox.click('button', 'Add Engineer');
  await firefox.fill('textbox', 'Name', noor.name);
  await firefox.fill('textbox', 'Email', noor.email);
  await firefox.fillPassword(noor.password);
  await firefox.fill('textbox', 'Department', 'Platform');
  expect(await firefox.violations()).toEqual([]);
  await page.keyboard.press('Enter');
  await firefox.see('Engineer added');

  await firefox.click('link', 'Projects');
  await firefox.click('button', 'Add Project');
  await firefox.fill('textbox', 'Name', 'Tidal Atlas');
  await firefox.fill('textbox', 'Description', 'Maps of the coast for every harbor');
  await firefox.fill('textbox', 'Start Date', day(-7));
  await firefox.fill('textbox', 'End Date', day(90));
  await page.keyboard.press('Enter');
  await firefox.see('Project created');

  await firefox.click('link', 'Assignments');
  await firefox.click('button', 'Create Assignment');
  await firefox.choose('Engineer', noor.name);
  await firefox.choose('Project', 'Tidal Atlas');
  await firefox.fill('textbox', 'Role', 'Backend engineer');
  await firefox.fill('spinbutton', 'Allocation', '60');
  await firefox.fill('textbox', 'Start Date', day(-1));
  await firefox.fill('textbox', 'End Date', day(30));
  expect(await firefox.violations()).toEqual([]);
  await page.keyboard.press('Enter');
  await firefox.see('Assignment created');

  await page.evaluate(() => localStorage.clear());
  await signIn(noor);
  await firefox.see(`Welcome back, ${noor.name}!`);
  await firefox.see('Tidal Atlas');
  expect(firefox.problems).toEqual([]);
});

/** What a page still loads when it is left fails, and Firefox reports that as an error. */
async function settle(): Promise<void> {
  await firefox.page.waitForFunction(() => !document.body.innerText.includes('Loading'));
  // The stream of events stays open.
  await firefox.page.waitForNetworkIdle({ concurrency: 1 });
}

test('every screen opens and passes axe', async () => {
  const screens = [
    [
      MANAGER,
      [
        'dashboard',
        'engineers',
        'projects',
        'assignments',
        'assignments?view=schedule',
        'engineers?view=availability',
      ],
      'manager',
    ],
    [ENGINEER, ['dashboard', 'assignments'], 'engineer'],
  ] as const;
  for (const [user, pages, portal] of screens) {
    await signIn(user);
    await firefox.see('Dashboard');
    await settle();
    for (const address of pages) {
      await firefox.page.goto(`${product.url}/${portal}/${address}`);
      await firefox.page.locator('h1').wait();
      await settle();
      expect(await firefox.violations(), address).toEqual([]);
      // Code for later was loaded meanwhile.
      await settle();
    }
    await firefox.page.evaluate(() => localStorage.clear());
  }
  expect(firefox.problems).toEqual([]);
});
