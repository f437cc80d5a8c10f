import { fixableDays, type OverloadCase } from '@erm/contracts/overload-case';
import { overloadFixes } from '@erm/contracts/overload-fixes';
import { MIN_FREE_ASKED } from '@erm/contracts/people-search';
import { usePeople } from '../../../data/planning-queries';

/** The fixes of an overload. Those that need nobody else are there at once, while people are searched for. */
export function useFixes(overload: OverloadCase, skills: readonly string[]) {
  const { startDate: from, endDate: to } = fixableDays(overload);
  const { saved, proposed } = overload;
  const people = usePeople({
    ...{ q: '', from, to, skill: [...skills], department: [], project: saved.projectId },
    min: Math.max(MIN_FREE_ASKED, proposed.allocationPercentage),
  });
  // Those of an earlier search are free in other dates.
  const found = people.isPlaceholderData ? undefined : people.data?.matches;
  return { fixes: overloadFixes(overload, found), people };
}
