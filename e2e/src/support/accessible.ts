import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './test';

/**
 * Expects axe to find no violations on what is shown. It runs in the page itself: `@axe-core/playwright` sends all
 * results, not only violations, through another page, which takes longer than the analysis.
 */
export async function expectAccessible(page: Page, options: axe.RunOptions = {}): Promise<void> {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  if (!isLoaded) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async (runOptions) => {
      // Colors are judged at rest: what has just opened is still fading in. Some animations never end.
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      const ended = Promise.allSettled(ending.map(({ finished }) => finished));
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 500))]);
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(runOptions);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
    },
    { resultTypes: ['violations'], ...options } satisfies axe.RunOptions,
  );
  expect(found, page.url()).toEqual([]);
}

interface Appearance {
  colorScheme: 'light' | 'dark';
  contrast: 'no-preference' | 'more';
}
export const LIGHT: Appearance = { colorScheme: 'light', contrast: 'no-preference' };
export const DARK: Appearance = { colorScheme: 'dark', contrast: 'no-preference' };
const MORE_CONTRAST: Appearance = { colorScheme: 'light', contrast: 'more' };
export const ALL = [LIGHT, DARK, MORE_CONTRAST];

/** Expects no violations of what is shown, in the given appearances. */
export async function expectAccessibleIn(page: Page, appearances: readonly Appearance[]): Promise<void> {
  for (const [index, appearance] of appearances.entries()) {
    await page.emulateMedia({ ...appearance, reducedMotion: 'reduce' });
    // Names, roles, and structure are the same in every appearance.
    await expectAccessible(page, index > 0 ? { runOnly: ['color-contrast'] } : {});
  }
}
