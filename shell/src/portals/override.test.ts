import { expect, it } from 'vitest';
import { parseOverride } from './override';

it('names a portal, with digits and dashes too, and what runs in its place', () => {
  expect(parseOverride('manager@0.1.0-9ee42ff7')).toEqual({ portal: 'manager', source: '0.1.0-9ee42ff7' });
  expect(parseOverride('cost-2@http://127.0.0.1:3001')).toEqual({
    portal: 'cost-2',
    source: 'http://127.0.0.1:3001',
  });
});

it.each(['manager', '@1.0.0', 'manager@', 'Manager@1.0.0', '../manager@1.0.0', 'a b@1.0.0', 'manager@1 0'])(
  'is nothing else, such as "%s"',
  (text) => expect(parseOverride(text)).toBeNull(),
);
