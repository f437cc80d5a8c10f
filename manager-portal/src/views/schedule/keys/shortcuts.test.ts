import { expect, it } from 'vitest';
import { shortcuts } from './ScheduleShortcuts';

it.each(['engineer', 'project'] as const)('the help lists nothing twice, by %s', (group) => {
  for (const { title, items } of shortcuts(group)) {
    const named = items.map(({ what }) => what);
    expect(named, title).toEqual([...new Set(named)]);
  }
});
