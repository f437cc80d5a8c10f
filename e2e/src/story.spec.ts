import { choose } from './support/choose';
import { day, MANAGER, signIn, signOut } from './support/users';
import { expect, test } from './support/test';

test('a manager adds an engineer, a project, and an assignment, and the engineer sees the workload, even after a restart', async ({
  page,
  product,
  problems,
}, { project }) => {
  const engineer = {
    email: `noor.haddad.${project.name}@example.com`,
    password: 'correct horse',
    name: `Noor Haddad ${project.name}`,
  };
  const atlas = `Tidal Atlas ${project.name}`;

  await signIn(page, MANAGER);
  await page.getByRole('link', { name: 'Engineers', exact: true }).click();
  await page.getByRole('button', { name: 'Add Engineer' }).click();
  const addEngineer = page.getByRole('dialog', { name: 'Add Engineer' });
  await addEngineer.getByLabel('Name').fill(engineer.name);
  await addEngineer.getByLabel('Email').fill(engineer.email);
  await addEngineer.getByLabel('Password', { exact: true }).fill(engineer.password);
  await addEngineer.getByLabel('Department').fill('Platform');
  await addEngineer.getByRole('textbox', { name: /Skills/ }).fill('Go, Kafka');
  await addEngineer.getByRole('button', { name: 'Add Engineer' }).click();
  await expect(page.getByText('Engineer added')).toBeVisible();
  await expect(addEngineer).toBeHidden();
  await page.getByPlaceholder('Search engineers by name, email, or skills...').fill(engineer.email);
  await expect(page.getByRole('row', { name: new RegExp(engineer.name) })).toContainText('Available now');

  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await page.getByRole('button', { name: 'Add Project' }).click();
  const addProject = page.getByRole('dialog', { name: 'Add Project' });
  await addProject.getByLabel('Name').fill(atlas);
  await addProject.getByLabel('Description').fill('Maps of the coast for every harbour');
  await addProject.getByLabel('Start Date').fill(day(-7));
  await addProject.getByLabel('End Date').fill(day(90));
  await addProject.getByRole('spinbutton', { name: 'Team Size' }).fill('2');
  await addProject.getByRole('textbox', { name: /Required Skills/ }).fill('Go, Rust');
  await addProject.getByRole('button', { name: 'Add Project' }).click();
  await expect(page.getByText('Project created')).toBeVisible();

  await page.getByRole('link', { name: 'Assignments', exact: true }).click();
  await page.getByRole('button', { name: 'Create Assignment' }).click();
  const create = page.getByRole('dialog', { name: 'Create Assignment' });
  await choose(page, create.getByRole('combobox', { name: 'Engineer' }), engineer.email);
  await choose(page, create.getByRole('combobox', { name: 'Project' }), atlas);
  await create.getByLabel('Role').fill('Backend engineer');
  await create.getByRole('spinbutton', { name: /Allocation/ }).fill('60');
  await create.getByLabel('Start Date').fill(day(-1));
  await create.getByLabel('End Date').fill(day(30));
  await create.getByRole('button', { name: 'Create Assignment' }).click();
  await expect(page.getByText('Assignment created')).toBeVisible();
  await page.getByPlaceholder('Search by engineer name...').fill(engineer.name);
  await expect(page.getByRole('row', { name: new RegExp(engineer.name) })).toContainText('60%');
  await signOut(page);

  await signIn(page, engineer);
  await expect(page.getByRole('heading', { name: `Welcome back, ${engineer.name}!` })).toBeVisible();
  await expect(page.getByText('of 100% allocated')).toBeVisible();
  await expect(page.getByText(atlas).first()).toBeVisible();
  await expect(page.getByText('60% allocated')).toBeVisible();

  await product.stop('SIGINT');
  await product.run();
  // Live updates may have noticed that nothing was there.
  problems.length = 0;
  await page.reload();
  await expect(page.getByText('60% allocated')).toBeVisible();
  await page.getByRole('link', { name: 'My Assignments', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'My Assignments', level: 1 })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(atlas) })).toContainText('Backend engineer');
  await signOut(page);
});

test('the theme follows the system until the user chooses one, which is stored', async ({ page }, {
  project,
}) => {
  await signIn(page, MANAGER);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', project.name);
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload({ waitUntil: 'commit' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
});
