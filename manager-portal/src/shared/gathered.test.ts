import { expect, it } from 'vitest';
import { Gathered } from './gathered';

const atlas = { _id: 'atlas', name: 'Atlas' };
const beacon = { _id: 'beacon', name: 'Beacon' };

it('stays the same map while answers add to it, and becomes another one once something has changed', () => {
  const projects = new Gathered<typeof atlas>();
  const first = projects.gather([atlas]);
  expect(projects.gather([{ ...atlas }, beacon])).toBe(first);
  expect([...first.keys()]).toEqual(['atlas', 'beacon']);
  const renamed = projects.gather([atlas, { ...beacon, name: 'Beacon 2' }]);
  expect(renamed).not.toBe(first);
  expect(renamed.get('beacon')?.name).toBe('Beacon 2');
  expect(first.get('beacon')?.name).toBe('Beacon');
});
