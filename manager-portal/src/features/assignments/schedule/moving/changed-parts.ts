import type { ScheduleAssignment } from '@erm/contracts/schedule';

type Part = 'startDate' | 'endDate' | 'allocationPercentage';

/** What an edit sends: only what differs. Nothing can be set to 0%, but what has been created with it keeps it. */
export function changedParts(
  before: ScheduleAssignment,
  after: ScheduleAssignment,
): Partial<Pick<ScheduleAssignment, Part>> {
  const { startDate, endDate, allocationPercentage } = after;
  return {
    ...(startDate !== before.startDate && { startDate }),
    ...(endDate !== before.endDate && { endDate }),
    ...(allocationPercentage !== before.allocationPercentage && { allocationPercentage }),
  };
}
