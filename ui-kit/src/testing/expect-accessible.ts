import axe from 'axe-core';
import { expect } from 'vitest';

/** Fails with axe's own words when the element breaks a rule. Page-level rules do not fit a component alone. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  const { violations } = await axe.run(element, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
