import type { SoonAssignment, Utilization } from '@erm/contracts/utilization';
import type { PopulatedAssignment } from '../assignments/populate-assignments';
import type { Soon, Turns } from './get-soon';
import type { RosterUtilization } from './get-utilization';

export function presentUtilization(
  { overAllocated, ...figures }: RosterUtilization,
  { ending, starting }: Soon,
): Utilization {
  return {
    ...figures,
    ending: presentTurns(ending),
    starting: presentTurns(starting),
    overAllocated: overAllocated.map(({ engineer: { _id, name }, overloads }) => ({
      _id: _id.toHexString(),
      name,
      overloads,
    })),
  };
}

const presentTurns = ({ first, ...days }: Turns) => ({ ...days, first: first.flatMap(presentSoon) });

/** Nothing for one whose engineer or project was deleted since it was read. */
function presentSoon({ assignment, engineer, project }: PopulatedAssignment): SoonAssignment[] {
  if (!engineer || !project) return [];
  const { _id, allocationPercentage, startDate, endDate } = assignment;
  const named = ({ _id, name }: typeof engineer | typeof project) => ({ _id: _id.toHexString(), name });
  const parties = { engineer: named(engineer), project: named(project) };
  return [{ _id: _id.toHexString(), ...parties, allocationPercentage, startDate, endDate }];
}
