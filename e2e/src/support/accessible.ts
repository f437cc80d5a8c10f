import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './test';

/**
 * What axe finds on what is shown. It runs in the page itself: `@axe-core/playwright` sends all results, not only
 * violations, through another page, which takes longer than the analysis.
 */
export async function violationsOn(page: Page, options: axe.RunOptions = {}): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  if (!isLoaded) await page.evaluate(axe.source);
  return page.evaluate(
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
}

export async function expectAccessible(page: Page, options?: axe.RunOptions): Promise<void> {
  expect(await violationsOn(page, options), page.url()).toEqual([]);
}

interface Appearance {
  colorScheme: 'light' | 'dark';
  contrast: 'no-preference' | 'more';
}
export const LIGHT: Appearance = { colorScheme: 'light', contrast: 'no-preference' };
export const DARK: Appearance = { colorScheme: 'dark', contrast: 'no-preference' };
export const MORE_CONTRAST: Appearance = { colorScheme: 'light', contrast: 'more' };
export const ALL = [LIGHT, DARK, MORE_CONTRAST];

/** Names, roles, and structure are the same in every appearance. */
export const COLORS: axe.RunOptions = { runOnly: ['color-contrast'] };

/** Expects no violations of what is shown, in the given appearances. */
export async function expectAccessibleIn(page: Page, appearances: readonly Appearance[]): Promise<void> {
  for (const [index, appearance] of appearances.entries()) {
    await page.emulateMedia({ ...appearance, reducedMotion: 'reduce' });
    await expectAccessible(page, index > 0 ? COLORS : {});
  }
}
