import type { Page, Route } from '@playwright/test';
import { collectProblems, expect, test } from './support/test';
import { ENGINEER, MANAGER, signIn, tokenOf } from './support/users';

/** What Chromium reports of a layout shift; TypeScript's library has no type of it yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    layoutShifts: { value: number; moved: string[] }[];
  }
}

const NEGLIGIBLE = 0.001;
/** Shifts within 500 ms of a click do not count, and skeletons are invisible at first. */
const SETTLED_MS = 600;

const screens = [
  { path: '/manager/dashboard', user: MANAGER, loading: 'Loading dashboard data...' },
  { path: '/manager/engineers', user: MANAGER, loading: 'Loading engineers...' },
  { path: '/manager/projects', user: MANAGER, loading: 'Loading projects...' },
  { path: '/manager/assignments', user: MANAGER, loading: 'Loading assignments...' },
  { path: '/engineer/dashboard', user: ENGINEER, loading: 'Loading capacity data...' },
  { path: '/engineer/assignments', user: ENGINEER, loading: 'Loading assignments...' },
];

for (const width of [1440, 390]) {
  test(`at ${width} px, nothing on a page moves while its data arrives`, async ({
    browser,
    product,
    problems,
  }) => {
    const shiftsOf = async (name: string, loading: string, open: (page: Page) => Promise<unknown>) => {
      const page = await browser.newPage({ baseURL: product.url, viewport: { width, height: 900 } });
      collectProblems(page, problems);
      const data = await holdData(page);
      await recordShifts(page);
      await open(page);
      await expect(page.getByText(loading)).toBeVisible();
      await page.waitForTimeout(SETTLED_MS);
      await data.arrive();
      const shifts = await page.evaluate(() => window.layoutShifts);
      await page.context().close();
      return { name, shifts };
    };
    // One after the other: together they would starve each other, and preloaded code would be used too late.
    const shown = [
      await shiftsOf('after signing in', 'Loading dashboard data...', (page) => signIn(page, MANAGER)),
    ];
    for (const { path, user, loading } of screens) {
      const token = await tokenOf(product.url, user);
      const open = async (page: Page) => {
        await page.addInitScript((value) => localStorage.setItem('authToken', value), token);
        await page.goto(path);
      };
      shown.push(await shiftsOf(path, loading, open));
    }
    for (const { name, shifts } of shown) {
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect.soft(total, `${name}: ${JSON.stringify(shifts, null, 2)}`).toBeLessThanOrEqual(NEGLIGIBLE);
    }
  });
}

async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) => `${node?.nodeName}: ${node?.textContent?.slice(0, 60)}`);
        if (!hadRecentInput) window.layoutShifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Holds the API's data back until it is to arrive, one response after another, each in a frame of its own. The stream of
 * events is no data, and never ends.
 */
async function holdData(page: Page): Promise<{ arrive: () => Promise<void> }> {
  const held: Route[] = [];
  await page.route(/\/api\/(?!auth\/|telemetry|events)/, (route) => void held.push(route));
  return {
    arrive: async () => {
      for (const route of held) {
        const arrived = page.waitForResponse(route.request().url());
        await route.continue();
        await (await arrived).finished();
        await nextFrame(page);
      }
      await page.waitForTimeout(SETTLED_MS);
      await nextFrame(page);
    },
  };
}

const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
