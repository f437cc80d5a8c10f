import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
const base = 'http://127.0.0.1:4133';
const out = '/tmp/why-shots';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const login = await (await fetch(`${base}/api/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'manager@demo.test', password: 'demo-password' }) })).json();
const token = login.token ?? login.data?.token;
const open = async (width, height, colorScheme) => {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, acceptDownloads: true });
  const page = await context.newPage();
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('console', m.text().slice(0, 300)));
  page.on('pageerror', (e) => console.log('pageerror', e.message));
  return page;
};
const shot = (page, name) => page.screenshot({ path: `${out}/${name}.png` });
const steps = (process.argv[2] ?? 'all').split(',');
const has = (s) => steps.includes('all') || steps.includes(s);
const png = async (page, name) => {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export PNG' }).click();
  await (await download).saveAs(`${out}/${name}.png`);
};
if (has('schedule')) {
  const page = await open(1440, 900, 'light');
  await page.goto(`${base}/manager/assignments?view=schedule`);
  await page.getByRole('gridcell').first().waitFor();
  await page.waitForTimeout(800);
  await page.getByRole('grid').locator('xpath=ancestor::*[2]').evaluate((e) => { e.scrollLeft += 133; e.scrollTop += 77; });
  await page.waitForTimeout(800);
  await shot(page, 'schedule');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.waitForTimeout(300);
  await shot(page, 'schedule-menu');
  await page.keyboard.press('Escape');
  await png(page, 'export-schedule');
  await page.pdf({ path: `${out}/schedule.pdf`, preferCSSPageSize: true });
  await page.context().close();
}
if (has('dark')) {
  const page = await open(1440, 900, 'dark');
  await page.goto(`${base}/manager/assignments?view=schedule&group=project`);
  await page.getByRole('rowheader').first().waitFor();
  await page.waitForTimeout(800);
  await page.getByRole('rowheader').nth(1).click({ position: { x: 20, y: 20 } });
  await page.waitForTimeout(800);
  await png(page, 'export-projects-dark');
  await page.pdf({ path: `${out}/projects-dark.pdf`, preferCSSPageSize: true });
  await page.locator('[data-why]').first().click();
  await page.waitForTimeout(800);
  await shot(page, 'projects-why-dark');
  await page.context().close();
}
if (has('availability')) for (const [w, h, c] of [[1440, 900, 'light'], [768, 1000, 'dark'], [390, 844, 'light']]) {
  const page = await open(w, h, c);
  await page.goto(`${base}/manager/engineers?view=availability`);
  if (w > 640) {
    const over = page.getByRole('gridcell', { name: /over capacity by/ }).first();
    await over.waitFor();
    await over.focus();
    await page.keyboard.press('w');
    await page.waitForTimeout(1200);
    await shot(page, `availability-why-${w}-${c}`);
    await page.keyboard.press('Escape');
    await page.getByRole('gridcell', { name: /full-time/ }).nth(2).focus();
    await page.keyboard.press('w');
    await page.waitForTimeout(600);
    await shot(page, `availability-total-${w}-${c}`);
    await page.keyboard.press('Escape');
    await over.click({ button: 'right' });
    await page.waitForTimeout(600);
    await shot(page, `availability-menu-${w}-${c}`);
  } else {
    await page.getByRole('button', { name: /Why\?/ }).first().waitFor();
    await shot(page, `availability-${w}-${c}`);
    await page.getByRole('button', { name: /over capacity.*Why\?/ }).first().click();
    await page.waitForTimeout(1000);
    await shot(page, `availability-why-${w}-${c}`);
  }
  await page.context().close();
}
if (has('roadmap')) for (const [w, h, c] of [[1440, 900, 'light'], [768, 1000, 'dark'], [390, 844, 'dark']]) {
  const page = await open(w, h, c);
  await page.goto(`${base}/manager/projects?view=roadmap`);
  if (w > 640) {
    await page.getByRole('gridcell').nth(2).waitFor();
    await page.waitForTimeout(500);
    await page.getByRole('gridcell').nth(2).click();
    await page.waitForTimeout(600);
    await shot(page, `roadmap-details-${w}-${c}`);
    await page.getByRole('button', { name: /^Why .* places filled/ }).click();
    await page.waitForTimeout(1000);
    await shot(page, `roadmap-why-${w}-${c}`);
    await page.keyboard.press('Escape');
    if (w === 1440) {
      await page.getByRole('gridcell').nth(2).click();
      await page.getByRole('button', { name: /^Why .* uncovered/ }).first().click().catch(() => console.log('no gap'));
      await page.waitForTimeout(800);
      await shot(page, `roadmap-skill-${w}-${c}`);
      await page.keyboard.press('Escape');
      await page.getByRole('gridcell').nth(2).focus();
      await page.keyboard.press('?');
      await page.waitForTimeout(500);
      await shot(page, `roadmap-help-${w}-${c}`);
      await page.keyboard.press('Escape');
      await png(page, 'export-roadmap');
    }
  } else {
    await page.getByRole('button', { name: /Why\?/ }).first().waitFor();
    await shot(page, `roadmap-${w}-${c}`);
    await page.getByRole('button', { name: /uncovered.*Why\?/ }).first().click();
    await page.waitForTimeout(1000);
    await shot(page, `roadmap-why-${w}-${c}`);
  }
  await page.context().close();
}
await browser.close();
