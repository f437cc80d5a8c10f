import { fixableDays, isSaved, type OverloadCase } from '@erm/contracts/overload-case';
import { overloadFixes } from '@erm/contracts/overload-fixes';
import { MIN_FREE_ASKED } from '@erm/contracts/people-search';
import { capacityLoweringQuery } from '@erm/portal-kit';
import { useApi } from '@erm/portal-sdk';
import { useQuery } from '@tanstack/react-query';
import { usePeople } from '../../data/planning-queries';

/** The fixes of an overload, while others are looked for only those that stay above them. */
export function useFixes(overload: OverloadCase, skills: readonly string[]) {
  const { startDate: from, endDate: to } = fixableDays(overload);
  const { engineer, saved, proposed } = overload;
  const people = usePeople({
    q: '',
    from,
    to,
    skill: [...skills],
    department: [],
    project: saved.projectId,
    min: Math.max(MIN_FREE_ASKED, proposed.allocationPercentage),
  });
  const lowering = useQuery({
    ...capacityLoweringQuery(useApi(), engineer),
    enabled: isSaved(overload) && engineer.maxCapacity < 100,
  });
  // People found by an earlier search are free on other dates.
  const substitutes = people.isPlaceholderData ? undefined : people.data?.matches;
  const isLooking = people.isPending || people.isPlaceholderData || lowering.isLoading;
  const known = { substitutes, lowering: lowering.data, isPartial: isLooking };
  return { fixes: overloadFixes(overload, known), isLooking, people, lowering };
}
