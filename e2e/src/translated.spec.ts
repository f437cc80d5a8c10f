import type { Page } from '@playwright/test';
import { choose } from './support/choose';
import { expect, test } from './support/test';
import { day, MANAGER, signIn, signOut } from './support/users';

/** Wraps every text of the page now and whenever one appears, as browsers do to show a translation. */
function translateContinuously() {
  const untouched = 'font, script, style, title, textarea, option, [translate=no]';
  const wrap = (text: Node) => {
    if (!text.textContent?.trim() || !text.parentElement || text.parentElement.closest(untouched)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    text.parentElement.replaceChild(outer, text);
    outer.append(inner);
    inner.append(text);
  };
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(wrap);
  };
  document.addEventListener('DOMContentLoaded', () => {
    translate();
    new MutationObserver(translate).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
}

test.beforeEach(({ page }) => page.addInitScript(translateContinuously));

const word = () => `Tide${test.info().workerIndex}x${Date.now()}`;
const toast = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

async function expectWhole(page: Page) {
  await expect(page.getByText('stopped working')).toHaveCount(0);
  await expect(page.getByText('is not available')).toHaveCount(0);
}

test('in a translated page, a manager registers and works with everything', async ({ page }) => {
  const own = word();
  await page.goto('/register');
  await page.getByLabel('Full Name').fill(`Marta ${own}`);
  await page.getByLabel('Email').fill(`${own}@translated.test`.toLowerCase());
  await page.getByLabel('Password', { exact: true }).fill('demo-password');
  await page.getByRole('radio', { name: /Manager/ }).check({ force: true });
  await page.getByRole('button', { name: /Create account|Register/ }).click();
  await expect(page).toHaveURL(/\/manager\/dashboard$/);
  await expect(page.locator('main font').first()).toBeVisible();

  await page.getByRole('link', { name: 'Engineers', exact: true }).click();
  await page.getByRole('button', { name: 'Add Engineer' }).click();
  const addEngineer = dialog(page, 'Add Engineer');
  await addEngineer.getByRole('button', { name: 'Add Engineer' }).click();
  await expect(addEngineer.getByText('Name is required')).toBeVisible();
  await addEngineer.getByLabel('Name').fill(`Ada ${own}`);
  await addEngineer.getByLabel('Email').fill(`ada.${own}@translated.test`.toLowerCase());
  await addEngineer.getByLabel('Password', { exact: true }).fill('demo-password');
  await addEngineer.getByLabel('Department').fill('Platform');
  await addEngineer.getByRole('button', { name: 'Add Engineer' }).click();
  await expect(toast(page, 'Engineer added')).toBeVisible();
  await page.getByPlaceholder('Search engineers by name, email, or skills...').fill(own);
  await page.getByRole('button', { name: `Ada ${own}`, exact: true }).click();
  await expect(dialog(page, 'Engineer Capacity')).toContainText('100%');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await page.getByRole('button', { name: 'Add Project' }).click();
  const addProject = dialog(page, 'Add Project');
  await addProject.getByLabel('Name').fill(`Atlas ${own}`);
  await addProject.getByLabel('Description').fill('Maps of the coast');
  await addProject.getByLabel('Start Date').fill(day(-7));
  await addProject.getByLabel('End Date').fill(day(90));
  await addProject.getByRole('button', { name: 'Add Project' }).click();
  await expect(toast(page, 'Project created')).toBeVisible();

  await page.getByRole('link', { name: 'Assignments', exact: true }).click();
  await page.getByRole('button', { name: 'Create Assignment' }).click();
  const create = dialog(page, 'Create Assignment');
  await choose(page, create.getByRole('combobox', { name: 'Engineer' }), own);
  await choose(page, create.getByRole('combobox', { name: 'Project' }), own);
  await create.getByLabel('Role').fill('Backend engineer');
  await create.getByRole('spinbutton', { name: /Allocation/ }).fill('60');
  await create.getByLabel('Start Date').fill(day(-1));
  await create.getByLabel('End Date').fill(day(30));
  await create.getByRole('button', { name: 'Create Assignment' }).click();
  await expect(toast(page, 'Assignment created')).toBeVisible();
  await page.getByPlaceholder('Search by engineer name...').fill(own);
  const row = page.getByRole('row', { name: new RegExp(`Ada ${own}`) });
  await expect(row).toContainText('60%');
  const menu = async (item: string) => {
    await row.getByRole('button', { name: /^Actions/ }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await menu('Edit');
  const edit = dialog(page, 'Edit Assignment');
  await edit.getByRole('spinbutton', { name: /Allocation/ }).fill('45');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(row).toContainText('45%');
  await expectWhole(page);

  for (const view of ['/manager/assignments?view=schedule&', '/manager/engineers?view=availability&']) {
    await page.goto(`${view}q=${own}`);
    await expect(page.getByRole('rowheader', { name: new RegExp(`Ada ${own}`) })).toBeVisible();
    await expectWhole(page);
  }
  await page.goto(`/manager/projects?view=roadmap&q=${own}`);
  await expect(page.getByRole('gridcell', { name: new RegExp(`^Atlas ${own}`) })).toBeVisible();

  await page.goto(`/manager/assignments?q=${own}`);
  await menu('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await page.goto(`/manager/projects?q=${own}`);
  const ofAtlas = (action: string) => page.getByRole('button', { name: `${action} Atlas ${own}` });
  await ofAtlas('View Team of').click();
  await expect(page.getByRole('dialog')).toContainText(`Atlas ${own}`);
  await page.keyboard.press('Escape');
  await ofAtlas('Edit').click();
  const editProject = dialog(page, 'Edit Project');
  await editProject.getByRole('spinbutton', { name: 'Team Size' }).fill('3');
  await editProject.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Project updated')).toBeVisible();
  await ofAtlas('Delete').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(ofAtlas('Edit')).toHaveCount(0);
  await expectWhole(page);
  await signOut(page);
});

test('in a translated page, a wrong password is said, and an engineer works', async ({ page, problems }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('engineer@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('wrong-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(toast(page, 'Login failed')).toBeVisible();
  // The refusal.
  problems.length = 0;
  await signIn(page, { ...MANAGER, email: 'engineer@demo.test' });
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const profile = dialog(page, 'Edit Profile');
  await profile.getByLabel('Department').fill('Harbours');
  await profile.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Profile updated')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Harbours');
  await page.getByRole('link', { name: 'My Assignments', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'My Assignments', level: 1 })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectWhole(page);
});
