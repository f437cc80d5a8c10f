import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** Longer than you have to hold what you want to take. */
const HOLD_MS = 600;
const STEPS = 8;

/** A finger on a page that has a touch screen. Playwright itself can only tap. */
export async function touchOf(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  const glide = async (from: Point, by: Point) => {
    for (let step = 1; step <= STEPS; step += 1) {
      await send('touchMove', { x: from.x + (by.x * step) / STEPS, y: from.y + (by.y * step) / STEPS });
    }
  };
  return {
    async swipe(from: Point, by: Point): Promise<void> {
      await send('touchStart', from);
      await glide(from, by);
      await send('touchEnd');
    },
    /** Returns how to let go. */
    async holdAndMove(from: Point, by: Point): Promise<() => Promise<unknown>> {
      await send('touchStart', from);
      await page.waitForTimeout(HOLD_MS);
      await glide(from, by);
      return () => send('touchEnd');
    },
  };
}
