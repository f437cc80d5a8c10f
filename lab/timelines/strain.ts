import { expect, type Page } from '@playwright/test';
import { measure, observe } from '../browser/timings';

/** What a timeline costs the main thread of its page, in milliseconds. */
export interface Strain {
  /** Processor time until bars are in sight. */
  showing: number;
  scrolling: number;
  dragging: number;
  /** The longest task of scrolling and dragging; 0 if none takes 50 ms. */
  longest: number;
}

const VIEW = { width: 1440, height: 900 };
const MIDDLE = { x: 900, y: 500 };
const STEPS = 40;

/**
 * Shows a timeline, scrolls down by thousands of pixels, and drags a bar over the rows in sight.
 *
 * @param bars the selector of its bars
 */
export async function strainOf(page: Page, bars: string, show: () => Promise<void>): Promise<Strain> {
  await page.setViewportSize(VIEW);
  await page.addInitScript(observe);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const processorTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  };
  const longest: number[] = [];
  /** What leaves the page as it was measures nothing. */
  const costOf = async (what: string, work: () => Promise<void>) => {
    const picture = await page.screenshot();
    const before = await processorTime();
    const { tasks } = await measure(page, work);
    const cost = (await processorTime()) - before;
    longest.push(...tasks);
    expect((await page.screenshot()).equals(picture), `${what} changes nothing`).toBe(false);
    return cost;
  };

  await show();
  await page.locator(bars).first().waitFor();
  const showing = await processorTime();
  await page.waitForTimeout(1_000);
  await page.mouse.move(MIDDLE.x, MIDDLE.y);
  const scrolling = await costOf('scrolling', async () => {
    for (let turn = 0; turn < STEPS; turn += 1) {
      await page.mouse.wheel(0, 240);
      await page.waitForTimeout(16);
    }
  });
  const { x, y } = await takeBar(page, bars);
  const dragging = await costOf('dragging', async () => {
    for (let step = 1; step <= STEPS; step += 1) {
      await page.mouse.move(x + 3 * step, y + 6 * step);
      await page.waitForTimeout(16);
    }
  });
  return { showing, scrolling, dragging, longest: Math.max(0, ...longest) };
}

/** Holds a bar in the middle of the window, with room below. */
async function takeBar(page: Page, bars: string): Promise<{ x: number; y: number }> {
  const find = () =>
    page.locator(bars).evaluateAll((all) => {
      const places = all.map((bar) => ({ bar, box: bar.getBoundingClientRect() }));
      const found = places.find(({ bar, box: { left, right, top, height, width } }) => {
        if (width < 40 || left < 400 || right > 1200 || top < 260 || top > 560) return false;
        return bar.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      return found
        ? { x: found.box.left + found.box.width / 2, y: found.box.top + found.box.height / 2 }
        : null;
    });
  await expect.poll(find, 'a bar in the middle of the window').not.toBeNull();
  const at = (await find())!;
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  return at;
}
