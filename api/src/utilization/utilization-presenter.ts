import type { SoonAssignment, Utilization } from '@erm/contracts/utilization';
import type { PopulatedAssignment } from '../assignments/populate-assignments';
import type { HasNamesake } from '../collections/namesakes';
import type { UserDocument } from '../collections/user-document';
import type { Soon, Turns } from './get-soon';
import type { RosterUtilization } from './get-utilization';

export function presentUtilization(
  { overAllocated, ...figures }: RosterUtilization,
  { ending, starting, hasNamesake }: Soon,
): Utilization {
  return {
    ...figures,
    ending: presentTurns(ending, hasNamesake),
    starting: presentTurns(starting, hasNamesake),
    overAllocated: overAllocated.map(({ engineer, overloads }) => ({
      ...presentNamed(engineer, engineer.hasNamesake),
      overloads,
    })),
  };
}

function presentTurns({ first, ...days }: Turns, hasNamesake: HasNamesake) {
  return { ...days, first: first.flatMap((turn) => presentSoon(turn, hasNamesake)) };
}

/** Nothing for one whose engineer or project was deleted since it was read. */
function presentSoon(
  { assignment, engineer, project }: PopulatedAssignment,
  hasNamesake: HasNamesake,
): SoonAssignment[] {
  if (!engineer || !project) return [];
  const { _id, allocationPercentage, startDate, endDate } = assignment;
  return [
    {
      _id: _id.toHexString(),
      engineer: presentNamed(engineer, hasNamesake(engineer)),
      project: { _id: project._id.toHexString(), name: project.name },
      allocationPercentage,
      startDate,
      endDate,
    },
  ];
}

function presentNamed({ _id, name, email }: Pick<UserDocument, '_id' | 'name' | 'email'>, isShared: boolean) {
  return { _id: _id.toHexString(), name, ...(isShared && { email }) };
}
