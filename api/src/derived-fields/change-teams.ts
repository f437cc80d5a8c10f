import type { Database } from '../collections/database';
import { distinctIds, type ObjectId } from '../db/id';
import type { Transaction } from '../db/transaction';
import type { ProjectDocument } from '../collections/project-document';
import { findMembers, refreshTeams, skillsOf, type Member, type Team } from './team-repository';

/** Who joins a locked project, and who leaves it because they have no other assignment to it. */
export interface TeamChange {
  project: ProjectDocument;
  joined: Member[];
  left: ObjectId[];
}

/** Updates the stored teams of locked projects, with at most two queries. */
export async function changeTeams(
  db: Database,
  transaction: Transaction,
  changes: readonly TeamChange[],
): Promise<void> {
  // Projects that an earlier release stored have no team yet.
  const unknown = changes.filter(({ project }) => !project.team);
  await refreshTeams(
    db,
    transaction,
    unknown.map(({ project }) => project._id),
  );
  const teams = changes.flatMap((change) => {
    const { team, teamSkills } = change.project;
    return team && teamSkills ? [{ ...change, before: { team, teamSkills } }] : [];
  });
  const shrinking = teams.filter(({ left }) => left.length > 0);
  const members = await findMembers(
    db,
    transaction,
    shrinking.flatMap(({ before }) => before.team),
  );
  const writes = teams.flatMap(({ project: { _id }, before, joined, left }) => {
    const after = teamAfter(before, joined, left, members);
    if (after.team.length === before.team.length && left.length === 0) return [];
    return [{ updateOne: { filter: { _id }, update: { $set: after } } }];
  });
  if (writes.length > 0) await db.projects.bulkWrite(writes, { session: transaction });
}

/** @param members everybody who may remain, if somebody leaves */
function teamAfter(
  { team, teamSkills }: Team,
  joined: readonly Member[],
  left: readonly ObjectId[],
  members: readonly Member[],
): Team {
  const remainingIds = team.filter((id) => !includes(left, id));
  const remaining = members.filter(({ _id }) => includes(remainingIds, _id));
  const added = joined.filter(({ _id }) => !includes(team, _id));
  const skills = left.length > 0 ? skillsOf(remaining) : teamSkills;
  return {
    team: distinctIds([...remainingIds, ...added.map(({ _id }) => _id)]),
    teamSkills: [...new Set([...skills, ...skillsOf(added)])].sort(),
  };
}

function includes(ids: readonly ObjectId[], id: ObjectId): boolean {
  return ids.some((each) => each.equals(id));
}
