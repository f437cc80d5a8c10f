import type { CapacityAssignment } from '@erm/contracts/engineers';
import type { LoadPart } from './load-lines';
import type { PlannedAllocation } from './why-question';

/** What counts as load, with a planned assignment as it would be. An assignment to a deleted project does not. */
export function withPlanned(
  assignments: readonly CapacityAssignment[],
  planned: PlannedAllocation | undefined,
): LoadPart[] {
  const counted = assignments.filter(({ projectId }) => projectId !== null);
  if (!planned) return counted;
  const { replaces, ...allocation } = planned;
  if (!counted.some(({ _id }) => _id === replaces))
    return [...counted, { projectName: 'This assignment', role: '', ...allocation }];
  return counted.map((each) => (each._id === replaces ? { ...each, ...allocation } : each));
}
