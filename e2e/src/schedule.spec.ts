import { apiOf } from './support/plan';
import { expectAccessible } from './support/accessible';
import { expect, test } from './support/test';
import { bar, open, plan, row, VIEW, planBeforeEach } from './support/schedule-plan';
import { day, registerManager } from './support/users';

planBeforeEach();

test('the address keeps view, zoom, days, and the selected assignment', async ({ page }) => {
  await page.goto(`/manager/assignments?q=${plan.family}`);
  await page.getByText('Schedule', { exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`q=${plan.family}&view=schedule$`));
  await expect(bar(page, 'Ada')).toHaveAccessibleName(/^Bridge .*, 60 percent, Developer, .*, active$/);
  await page.getByRole('combobox', { name: 'Zoom' }).click();
  await page.getByRole('option', { name: 'Month' }).click();
  await expect(page).toHaveURL(/zoom=month/);
  await bar(page, 'Ben').click();
  const details = page.getByRole('dialog', { name: `Bridge ${plan.family}, Ben ${plan.family}` });
  await expect(details.getByText('80 of 100%')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`selected=assignment%3A${plan.ids.later}`));
  await page.reload();
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await page.goto(`${VIEW}&q=${plan.family}&zoom=century&from=soon&selected=nothing`);
  await expect(bar(page, 'Ada')).toHaveCount(1);
});

for (const group of ['engineer', 'project']) {
  test(`the address keeps the days that are scrolled to by ${group}, and a reload begins there`, async ({
    page,
  }) => {
    await page.goto(`${VIEW}&q=${plan.family}${group === 'project' ? '&group=project' : ''}`);
    const heading = page.getByRole('heading', { level: 2, name: /by week$/ });
    await page
      .getByRole('rowheader', { name: new RegExp(plan.family) })
      .first()
      .hover();
    const first = await heading.textContent();
    await page.mouse.wheel(2100, 0);
    await expect(page).toHaveURL(/&from=20\d\d-\d\d-\d\d/);
    await expect(heading).not.toHaveText(first!);
    const reached = await heading.textContent();
    await page.reload();
    await expect(heading).toHaveText(reached!);
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    await expect(heading).toHaveText(first!);
    await expect(page).not.toHaveURL(/from=/);
  });
}

test('resting on an assignment dims those of other projects, and a menu is on the head of a row', async ({
  page,
}) => {
  const { api, ids } = plan;
  await api.assign({
    projectId: await api.addProject(`Quarry ${plan.family}`, day(-60), day(200)),
    engineerId: ids.ben,
    role: 'Developer',
    allocationPercentage: 10,
    startDate: day(7),
    endDate: day(48),
  });
  await open(page);
  const [bridges, quarry] = [
    page.getByRole('gridcell', { name: new RegExp(`^Bridge ${plan.family}`) }),
    page.getByRole('gridcell', { name: new RegExp(`^Quarry ${plan.family}`) }),
  ];
  const fill = await bridges.first().evaluate((element) => getComputedStyle(element).backgroundColor);
  await quarry.hover();
  await expect(bridges.first()).not.toHaveCSS('background-color', fill);
  await expect(bridges.last()).not.toHaveCSS('background-color', fill);
  await expect(quarry).toHaveCSS('background-color', fill);
  await page.mouse.move(0, 0);
  await expect(bridges.first()).toHaveCSS('background-color', fill);

  const head = row(page, 'Ben').getByRole('rowheader');
  await head.focus();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Open capacity',
    'Assign',
    'Why this number?',
    'History',
  ]);
  await page.keyboard.press('Escape');
  await expect(head).toBeFocused();
});

test('what others change appears in all tabs through one stream, and says who it was', async ({
  page,
  context,
  product,
}) => {
  const streams: string[] = [];
  context.on('request', (request) => request.url().endsWith('/api/events') && streams.push(request.url()));
  await open(page);
  // Until the stream is open.
  await page.waitForResponse((response) => response.url().endsWith('/api/events'));
  const tab = await context.newPage();
  await tab.addInitScript(
    (token) => localStorage.setItem('authToken', String(token)),
    await page.evaluate(() => localStorage.getItem('authToken')),
  );
  await open(tab);
  // Longer than a tab waits before it listens.
  await tab.waitForTimeout(4000);
  const marta = apiOf(product.url, await registerManager(product.url, 'Marta Kowalska'));
  await marta.updateAssignment(plan.ids.later, { allocationPercentage: 35 });
  for (const each of [page, tab]) {
    await expect(bar(each, 'Ben')).toHaveAccessibleName(/35 percent/);
    await expect(each.getByText('Marta Kowalska changed this')).toBeVisible();
  }
  expect(streams).toHaveLength(1);
});

for (const [width, colorScheme] of [
  [1440, 'light'],
  [768, 'dark'],
  [390, 'light'],
] as const) {
  test(`the schedule and its details are accessible, ${width} px, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(VIEW);
    const agenda = page.getByRole('list', { name: 'Schedule by engineer' });
    const row = width < 640 ? agenda.getByRole('listitem') : page.getByRole('gridcell');
    await expect(row.first()).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.goto(`${VIEW}&q=${plan.family}&selected=assignment:${plan.ids.running}`);
    await expect(
      page.getByRole('dialog', { name: `Bridge ${plan.family}, Ada ${plan.family}` }),
    ).toBeVisible();
    await expectAccessible(page);
  });
}
