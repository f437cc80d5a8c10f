import type { AssignmentOutcome } from '@erm/contracts/apply-operations';
import type { PlannedAssignment } from '@erm/contracts/planned';
import type { TeamChange } from '../../derived-fields/change-teams';
import type { LockedPlanned } from './lock-planned';

type Membership = Pick<PlannedAssignment, 'engineerId' | 'projectId'>;

/** Who joins and leaves project teams. Deleted projects have no team, and deleted engineers are in none. */
export function teamChangesOf(
  outcomes: readonly AssignmentOutcome[],
  { projects, engineers, otherShares }: LockedPlanned,
): TeamChange[] {
  const remaining = outcomes.flatMap(({ after }) => after ?? []);
  const others = otherShares.map(({ engineerId, projectId }) => {
    return { engineerId: engineerId.toHexString(), projectId: projectId.toHexString() };
  });
  const members = new Set([...remaining, ...others].map(keyOf));
  const changes = new Map<string, TeamChange>();
  const changeOf = ({ projectId }: Membership) => {
    const project = projects.get(projectId);
    if (!project) return null;
    const change = changes.get(projectId) ?? { project, joined: [], left: [] };
    changes.set(projectId, change);
    return change;
  };
  for (const { before, after } of outcomes) {
    if (before && after && keyOf(before) === keyOf(after)) continue;
    const [joins, leaves] = [
      after && engineers.get(after.engineerId),
      before && engineers.get(before.engineerId),
    ];
    if (after && joins) changeOf(after)?.joined.push(joins);
    if (before && leaves && !members.has(keyOf(before))) changeOf(before)?.left.push(leaves._id);
  }
  return [...changes.values()];
}

function keyOf({ engineerId, projectId }: Membership): string {
  return `${engineerId} ${projectId}`;
}
