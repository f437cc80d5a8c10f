import { expect, type Locator, type Page } from '@playwright/test';
import type { LargeCompany } from './large-company';

/** The schedule of a large company, to count and to time what it does. */
export class SchedulePage {
  readonly page: Page;
  readonly rows: Locator;
  readonly bars: Locator;
  readonly #sheet: Locator;

  constructor(page: Page) {
    this.page = page;
    const grid = page.getByRole('grid', { name: 'Schedule by engineer' });
    this.rows = grid.getByRole('row');
    this.bars = grid.locator('[role=gridcell][data-place]');
    this.#sheet = grid.locator('xpath=../..');
  }

  async open({ url, token }: LargeCompany, zoom: string): Promise<void> {
    await this.page.setViewportSize({ width: 1440, height: 900 });
    await this.page.addInitScript((value) => localStorage.setItem('authToken', value), token);
    await this.page.goto(`${url}/manager/assignments?view=schedule&zoom=${zoom}`);
    await expect(this.bars.first()).toBeVisible();
  }

  /** Scrolls to a share of all rows. */
  async jumpTo(share: number): Promise<void> {
    await this.#sheet.evaluate((element, at) => (element.scrollTop = element.scrollHeight * at), share);
  }

  /** How long what scrolls is, in pixels. */
  length = (): Promise<number> => this.#sheet.evaluate(({ scrollHeight }) => scrollHeight);

  /** How far one can still scroll down, in pixels. */
  restBelow = (): Promise<number> =>
    this.#sheet.evaluate(
      ({ scrollTop, clientHeight, scrollHeight }) => scrollHeight - scrollTop - clientHeight,
    );

  /** Scrolls to a share of all rows, and waits until those that are there have come, with their bars. */
  async scrollTo(share: number): Promise<void> {
    await this.jumpTo(share);
    await this.#areShown();
  }

  async #areShown(): Promise<void> {
    await expect.poll(() => this.#sheet.evaluate(isFull)).toBe(true);
    await expect(this.page.getByRole('rowheader', { name: 'Loading' })).toHaveCount(0);
    await expect(this.rows.locator('[data-track]:empty')).toHaveCount(0);
  }

  /** Scrolls through all rows as a flick does, frame by frame, and waits until those at the end are there. */
  async fling(ms: number): Promise<void> {
    await this.#sheet.evaluate(async (element, duration) => {
      const start = performance.now();
      let share = 0;
      while (share < 1) {
        share = Math.min(1, ((await new Promise(requestAnimationFrame)) - start) / duration);
        element.scrollTop = (element.scrollHeight - element.clientHeight) * share;
      }
    }, ms);
    await this.#areShown();
  }

  /** Scrolls sideways by as many pixels. */
  async scrollBy(left: number): Promise<void> {
    await this.#sheet.evaluate((element, by) => element.scrollBy(by, 0), left);
  }

  /** The bars that begin behind the first column although there is room for their text beside it, and where texts are. */
  async textsBesideFirstColumn(): Promise<{ wanted: number; hidden: string[] }> {
    const column = await this.page.getByRole('rowheader').first().boundingBox();
    return this.bars.evaluateAll((bars, edge) => {
      const begun = bars.flatMap((bar) => {
        const text = bar.querySelector('span');
        const { left, right } = bar.getBoundingClientRect();
        if (!text || left >= edge - 8 || right < edge + text.offsetWidth + 16) return [];
        return { label: bar.ariaLabel ?? '', from: text.getBoundingClientRect().left };
      });
      return {
        wanted: begun.length,
        hidden: begun.filter(({ from }) => from < edge).map(({ label }) => label),
      };
    }, column!.x + column!.width);
  }

  /** Takes a bar whose middle is in sight, and holds it. */
  async takeBar(): Promise<{ x: number; y: number }> {
    let at = { x: 0, y: 0 };
    // Rows are drawn a moment after one has scrolled to them.
    await expect(async () => {
      at = await this.#barInSight();
    }).toPass();
    await this.page.mouse.move(at.x, at.y);
    await this.page.mouse.down();
    return at;
  }

  async #barInSight(): Promise<{ x: number; y: number }> {
    const view = this.page.viewportSize()!;
    for (const bar of await this.bars.all()) {
      const box = await bar.boundingBox();
      if (!box || box.width < 40) continue;
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      if (at.x < 500 || at.x > view.width - 300 || at.y < 300 || at.y > view.height - 400) continue;
      return at;
    }
    throw new Error('No bar is in the middle of the window.');
  }
}

/** Whether there are rows all over a sheet. */
function isFull(sheet: Element): boolean {
  const { top, left, width, height } = sheet.getBoundingClientRect();
  return [0.2, 0.5, 0.9].every((share) =>
    document.elementFromPoint(left + width / 2, top + height * share)?.closest('[role=row]'),
  );
}

interface Observed {
  targets: Set<string>;
  touched: Set<string>;
}

/** Notes from now on which rows change. */
export async function observeRows(page: Page): Promise<void> {
  await page.getByRole('grid').evaluate((grid) => {
    const touched = new Set<string>();
    const targets = new Set<string>();
    // A row that makes room moves others in and out of sight.
    const drawn = new Set(
      [...grid.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row')),
    );
    Object.assign(globalThis, { touched, targets });
    new MutationObserver((records) => {
      for (const { removedNodes } of records) {
        removedNodes.forEach((node) => {
          if (node instanceof HTMLElement) drawn.delete(node.dataset['row'] ?? null);
        });
      }
      for (const { target, attributeName } of records) {
        // A row that makes room moves those below.
        if (attributeName === 'style' && target instanceof Element && target.role === 'row') continue;
        const element = target instanceof Element ? target : target.parentElement;
        const row = element?.closest<HTMLElement>('[role=row]');
        if (!row?.dataset['row'] || !drawn.has(row.dataset['row'])) continue;
        touched.add(row.dataset['row']);
        if (attributeName === 'data-target') targets.add(row.dataset['row']);
      }
    }).observe(grid, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

/** The IDs of the rows that have changed since, other than in their place. */
export const observedRows = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(globalThis as unknown as Observed).touched]);

/** The IDs of the rows over which something has been held since. */
export const targetRows = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(globalThis as unknown as Observed).targets]);

/** The ID of the row at a height. */
export const rowAt = (page: Page, y: number): Promise<string> =>
  page.getByRole('row').evaluateAll((rows, at) => {
    const row = rows.find((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return each instanceof HTMLElement && each.dataset['row'] && top <= at && at < bottom;
    });
    return (row as HTMLElement | undefined)?.dataset['row'] ?? '';
  }, y);
