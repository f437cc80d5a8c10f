import { choose } from './support/choose';
import { day, MANAGER, signIn } from './support/users';
import { expect, test } from './support/test';

test('an incorrect password is reported, and the form keeps the email', async ({ page, problems }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(MANAGER.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Login failed')).toBeVisible();
  await expect(page.getByText('Invalid credentials').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(MANAGER.email);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused();
  await expect(page).toHaveURL(/\/login$/);
  problems.length = 0;
});

test('the sign-in form reports invalid fields without sending a request', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('a registered email is reported, and the form keeps its values', async ({ page, problems }) => {
  await page.goto('/register');
  await page.getByLabel('Full Name').fill('Second Manager');
  await page.getByLabel('Email').fill(MANAGER.email);
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await page.getByRole('radio', { name: /Manager/ }).check({ force: true });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Registration failed')).toBeVisible();
  await expect(page.getByText('Email already registered').first()).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Second Manager');
  problems.length = 0;
});

test('an assignment outside the project’s dates or over capacity is explained, and the form keeps its values', async ({
  page,
  request,
}) => {
  const login = await request.post('/api/auth/login', { data: MANAGER });
  const { token } = ((await login.json()) as { data: { token: string } }).data;
  const post = async (path: string, data: object) => {
    const response = await request.post(path, { data, headers: { authorization: `Bearer ${token}` } });
    expect(response.status(), await response.text()).toBe(201);
  };
  await post('/api/engineers', {
    name: 'Half Timer',
    email: 'half.timer@example.com',
    password: 'long enough',
    department: 'Web',
    maxCapacity: 50,
  });
  await post('/api/projects', {
    name: 'Short Haul',
    description: 'Two weeks',
    startDate: day(0),
    endDate: day(14),
  });

  await signIn(page, MANAGER);
  await page.getByRole('link', { name: 'Assignments', exact: true }).click();
  await page.getByRole('button', { name: 'Create Assignment' }).click();
  const create = page.getByRole('dialog', { name: 'Create Assignment' });
  await choose(page, create.getByRole('combobox', { name: 'Engineer' }), 'half.timer');
  await choose(page, create.getByRole('combobox', { name: 'Project' }), 'Short Haul');
  await create.getByLabel('Role').fill('Tester');
  await create.getByRole('spinbutton', { name: /Allocation/ }).fill('60');
  await create.getByLabel('Start Date').fill(day(0));
  await create.getByLabel('End Date').fill(day(15));
  await expect(create.getByText(/End date cannot be after project end date/)).toBeVisible();
  await expect(create.getByRole('button', { name: 'Create Assignment' })).toBeDisabled();

  await create.getByLabel('End Date').fill(day(10));
  const message = 'Engineer only has 50% capacity remaining. Current allocation: 0%, Max capacity: 50%';
  await expect(create.getByText(message)).toBeVisible();
  await expect(create.getByLabel('Role')).toHaveValue('Tester');
  await create.getByRole('button', { name: 'Use 50%' }).click();
  await create.getByRole('button', { name: 'Create Assignment' }).click();
  await expect(page.getByText('Assignment created')).toBeVisible();
});
