import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { collectProblems, expect, test } from './support/test';
import { MANAGER, signIn } from './support/users';

const NAME = 'Kwame Mensah';
const EDITED = 'Kwame Mensah-Owusu';

const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`${name}\\b`) });

const capacityOf = (page: Page) => page.getByRole('dialog', { name: 'Engineer Capacity' });

async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await capacityOf(page).getByRole('button', { name: item }).click();
}

test('a manager edits an engineer, deletes the engineer, and takes the deletion back', async ({
  page,
  problems,
}) => {
  await signIn(page, MANAGER);
  await page.getByRole('link', { name: 'Engineers', exact: true }).click();

  await choose(page, NAME, 'Edit');
  const edit = page.getByRole('dialog', { name: 'Edit Engineer' });
  await edit.getByLabel('Name').fill(EDITED);
  const seniority = edit.getByRole('combobox', { name: 'Seniority' });
  // On a slow machine, the list may move between press and release, which chooses nothing.
  await expect(async () => {
    await seniority.click();
    await page.getByRole('option', { name: 'Lead' }).click({ timeout: 5000 });
    await expect(seniority).toHaveText('Lead', { timeout: 1000 });
  }).toPass();
  await edit.getByRole('spinbutton', { name: 'Max Capacity (%)' }).fill('60');
  await expect(edit.getByText(/^Over capacity by 10% \w+ \d+/)).toBeVisible();
  await expectAccessible(page);
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Engineer updated')).toBeVisible();
  await expect(edit).toBeHidden();
  await expect(capacityOf(page).getByRole('button', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: EDITED, exact: true })).toBeFocused();
  await expect(rowOf(page, EDITED)).toContainText('Lead');
  await expect(rowOf(page, EDITED)).toContainText('Over by 10%');

  await choose(page, EDITED, 'Delete');
  const confirm = page.getByRole('alertdialog', { name: 'Delete engineer' });
  await expect(confirm.getByText('2 current and upcoming assignments:')).toBeVisible();
  await expect(confirm.getByText(/Beacon Monitoring, 70%, until/)).toBeVisible();
  await expect(confirm.getByText(/Anchor Hosting, 50%, from/)).toBeVisible();
  await expectAccessible(page);
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Engineer deleted')).toBeVisible();
  await expect(capacityOf(page)).toBeHidden();
  await expect(rowOf(page, EDITED)).toHaveCount(0);
  // In the row that took its place.
  await expect(page.locator('tr:focus-within')).toHaveCount(1);

  // The toast stays while the pointer is on it.
  const toast = page.getByRole('listitem').filter({ hasText: 'Engineer deleted' });
  await toast.hover();
  const other = await page.context().newPage();
  collectProblems(other, problems);
  await other.goto('/manager/assignments');
  const deleted = rowOf(other, 'Deleted Engineer').filter({ hasText: 'Cluster design' });
  await expect(deleted).toContainText('Anchor Hosting');

  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await expect(rowOf(page, EDITED)).toContainText('Lead');
  await other.reload();
  await expect(rowOf(other, EDITED).filter({ hasText: 'Cluster design' })).toContainText('Anchor Hosting');
  await expect(deleted).toHaveCount(0);
});
