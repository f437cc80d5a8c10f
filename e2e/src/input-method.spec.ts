import type { CDPSession, Page } from '@playwright/test';
import { apiOf } from './support/plan';
import { expect, test } from './support/test';
import { MANAGER, tokenOf } from './support/users';

let name = '';

test.beforeEach(async ({ page, product }) => {
  const token = await tokenOf(product.url, MANAGER);
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
  name = `田中 Composed${test.info().workerIndex}x${Date.now()}`;
  const address = `composed-${Date.now()}@schedule.test`;
  await apiOf(product.url, token).addEngineer(name, address);
  await page.goto('/manager/assignments');
  await page.getByRole('button', { name: 'Create Assignment' }).click();
});

const create = (page: Page) => page.getByRole('dialog', { name: 'Create Assignment' });
const compose = (input: CDPSession, text: string) =>
  input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
/** A key that goes to the input method, as browsers report it. */
async function pressWhileComposing(input: CDPSession, key: string) {
  const event = { key, code: key, windowsVirtualKeyCode: 229 };
  await input.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
  await input.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
}

test('Enter and Escape of an input method choose, submit, and close nothing', async ({ page, context }) => {
  const writes: string[] = [];
  page.on('request', (request) => {
    // How the portal loaded is reported once the browser is idle.
    if (request.method() === 'POST' && !request.url().endsWith('/api/telemetry')) writes.push(request.url());
  });
  const input = await context.newCDPSession(page);
  const picker = create(page).getByRole('combobox', { name: 'Engineer' });
  await picker.click();
  await compose(input, '田中');
  await expect(picker).toHaveValue('田中');
  const options = page.getByRole('option');
  await expect(options).toHaveCount(1);

  await pressWhileComposing(input, 'Enter');
  await pressWhileComposing(input, 'ArrowDown');
  await pressWhileComposing(input, 'Enter');
  await expect(picker).toHaveValue('田中');
  await expect(options).toHaveCount(1);
  await pressWhileComposing(input, 'Escape');
  await expect(options).toHaveCount(1);
  await expect(create(page)).toBeVisible();

  await input.send('Input.insertText', { text: '田中' });
  await page.keyboard.press('Enter');
  await expect(picker).toHaveValue(new RegExp(name));
  const role = create(page).getByLabel('Role');
  await role.click();
  await compose(input, '技術');
  await pressWhileComposing(input, 'Enter');
  await pressWhileComposing(input, 'Escape');
  await expect(role).toHaveValue('技術');
  await expect(create(page)).toBeVisible();
  await expect(create(page).getByText('is required')).toHaveCount(0);
  expect(writes).toEqual([]);

  await input.send('Input.insertText', { text: '技術者' });
  await expect(role).toHaveValue('技術者');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeVisible();
});
