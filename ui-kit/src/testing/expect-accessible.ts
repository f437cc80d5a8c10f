import axe from 'axe-core';
import { expect } from 'vitest';

/**
 * Fails with axe's own words when the element breaks a rule. Page-level rules do not fit a component alone,
 * and contrast needs a browser that paints.
 */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  const { violations } = await axe.run(element, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
