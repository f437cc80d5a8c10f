import type { Page } from '@playwright/test';
import { addLongNames, LONG } from './support/long-names';
import { ENGINEER, MANAGER, startSignedIn } from './support/users';
import { expect, test } from './support/test';

/** Expects no element outside the window, even where the page would clip it instead of scrolling. */
async function expectWithinWindow(page: Page): Promise<void> {
  const outside = await page.evaluate(() => {
    const elements = [...document.querySelectorAll('body *')].filter((element) => {
      const { width, left, right } = element.getBoundingClientRect();
      return width > 1 && (right > window.innerWidth + 1 || left < -1);
    });
    return elements.map((element) => `${element.tagName}: ${element.textContent.slice(0, 40)}`);
  });
  expect(outside.slice(0, 5), page.url()).toEqual([]);
}

async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

test('at 320 px, nothing exceeds the window even with unbreakable names', async ({
  page,
  product,
  request,
}) => {
  await addLongNames(request);
  await page.setViewportSize({ width: 320, height: 844 });
  for (const address of ['/login', '/register']) {
    await openScreen(page, address);
    await expectWithinWindow(page);
  }
  await startSignedIn(page, product.url, ENGINEER);
  for (const screen of ['dashboard', 'assignments']) {
    await openScreen(page, `/engineer/${screen}`);
    await expect(page.getByText(LONG.project).first()).toBeVisible();
    await expectWithinWindow(page);
  }
  await startSignedIn(page, product.url, MANAGER);
  for (const screen of ['dashboard', 'engineers', 'projects', 'assignments']) {
    await openScreen(page, `/manager/${screen}`);
    await expectWithinWindow(page);
  }
  for (const [view, name] of [
    ['assignments?view=schedule', LONG.engineer],
    ['assignments?view=schedule&group=project', LONG.project],
    ['engineers?view=availability', LONG.engineer],
    ['projects?view=roadmap', LONG.project],
  ] as const) {
    await openScreen(page, `/manager/${view}`);
    await expect(page.locator('[data-card]').filter({ hasText: name }).first()).toBeVisible();
    await expectWithinWindow(page);
  }

  for (const button of [/^View Team/, /^Edit/, /^Delete/]) {
    await openScreen(page, '/manager/projects?q=Aqueduct');
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole(button.test('Delete') ? 'alertdialog' : 'dialog')).toBeVisible();
    await expectWithinWindow(page);
  }
  const actions = [
    ['engineers', 'View Assignments'],
    ['assignments', 'Edit'],
    ['assignments', 'Delete'],
  ] as const;
  for (const [screen, action] of actions) {
    await openScreen(page, `/manager/${screen}?q=Anneliese`);
    await page.getByRole('button', { name: /^Actions for Anneliese/ }).click();
    await page.getByRole('menuitem', { name: action }).click();
    await expect(page.getByRole(action === 'Delete' ? 'alertdialog' : 'dialog')).toBeVisible();
    await expectWithinWindow(page);
  }
});

test('however long the texts of a row are, its menu is in sight, and all of what is cut on focus', async ({
  page,
  product,
  request,
}) => {
  await addLongNames(request);
  await startSignedIn(page, product.url, MANAGER);
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const screen of ['engineers', 'assignments']) {
      await openScreen(page, `/manager/${screen}?q=Anneliese`);
      await expect(page.getByRole('button', { name: /^Actions for/ }).first()).toBeInViewport({ ratio: 1 });
    }
  }
  const role = page.getByText(LONG.role, { exact: true });
  const hidden = () => role.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(await hidden()).toBeGreaterThan(1);
  await role.click();
  await expect(role).toBeFocused();
  await expect.poll(hidden).toBeLessThanOrEqual(1);
});

test('the rows of My Assignments have at most two lines between phone and desktop widths', async ({
  page,
  product,
}) => {
  await startSignedIn(page, product.url, ENGINEER);
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await openScreen(page, '/engineer/assignments');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    const rows = await page.getByRole('row').filter({ hasNotText: LONG.role }).all();
    for (const row of rows) expect((await row.boundingBox())?.height).toBeLessThan(72);
  }
});

test('names in tables are not truncated between phone and desktop widths', async ({ page, product }) => {
  await startSignedIn(page, product.url, MANAGER);
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    for (const screen of ['engineers', 'assignments']) {
      await openScreen(page, `/manager/${screen}`);
      const name = page.getByText('Amara Diallo', { exact: true }).first();
      await expect(name).toBeVisible();
      const hidden = await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(hidden, `${screen} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

/** The spacing that users may set (WCAG 1.4.12), in the way of a user's style sheet. */
async function widenText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

test('with wider text, cells of a phone do not run into each other, and rows over time show their second line', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startSignedIn(page, product.url, ENGINEER);
  await openScreen(page, '/engineer/assignments');
  await widenText(page);
  await expectWithinWindow(page);
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const gaps = await rows.evaluateAll((elements) =>
    elements.map((element) => {
      const boxOf = (label: string) => {
        const cells = [...element.querySelectorAll('td')];
        const range = document.createRange();
        range.selectNodeContents(cells.find(({ textContent }) => textContent.startsWith(label))!);
        return range.getBoundingClientRect();
      };
      return boxOf('End Date').left - boxOf('Start Date').right;
    }),
  );
  expect(gaps).not.toEqual([]);
  expect(gaps.filter((gap) => gap < 0)).toEqual([]);

  await page.setViewportSize({ width: 1440, height: 900 });
  await startSignedIn(page, product.url, MANAGER);
  for (const address of ['/manager/assignments?view=schedule', '/manager/projects?view=roadmap']) {
    await openScreen(page, address);
    const headers = page.getByRole('rowheader').filter({ hasText: /\w/ });
    await expect(headers.first()).toBeVisible();
    await widenText(page);
    const hidden = await headers.evaluateAll((elements) =>
      elements.flatMap((header) => {
        const { bottom } = header.closest('[role=row]')!.getBoundingClientRect();
        const texts = [...header.querySelectorAll('*')].filter(({ children }) => children.length === 0);
        return texts.some((text) => text.getBoundingClientRect().bottom > bottom) ? [header.textContent] : [];
      }),
    );
    expect(hidden, address).toEqual([]);
  }
});
