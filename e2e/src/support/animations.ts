import type { Page } from '@playwright/test';

interface Recording {
  recorded: string[];
}

/** Notes what scripts animate in the rows of a sheet, and holds it at its beginning. To be called before a page is opened. */
export async function holdAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorded: string[] = [];
    Object.assign(globalThis, { recorded });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      const animation = animate.call(this, keyframes, options);
      const { cell, row } = (this as HTMLElement).dataset;
      const index = this.getAttribute('aria-rowindex');
      if (cell === undefined && row === undefined) return animation;
      const duration = typeof options === 'object' ? options.duration : options;
      const frames = Object.assign({}, ...[keyframes].flat()) as object;
      const properties = Object.keys(frames).filter((name) => name !== 'zIndex' && name !== 'outlineOffset');
      recorded.push(`${cell ? 'bar' : `row ${Number(index) - 1}`}: ${properties.join()} ${String(duration)}`);
      animation.pause();
      return animation;
    };
  });
}

/** What has been animated since the last call, such as "row 1: transform 160". */
export const heldAnimations = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as Recording).recorded.splice(0));

/** Ends what is held; skeletons go on forever. */
export const endAnimations = (page: Page): Promise<void> =>
  page.evaluate(() =>
    document.getAnimations().forEach((animation) => {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }),
  );
