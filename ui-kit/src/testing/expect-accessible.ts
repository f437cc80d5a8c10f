import axe from 'axe-core';
import { expect } from 'vitest';

/**
 * Fails with axe's violations. Skips page-level rules, which don't apply to an isolated component, and contrast,
 * which requires a rendering browser.
 */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  const { violations } = await axe.run(element, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
