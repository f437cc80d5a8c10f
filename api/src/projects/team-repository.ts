import type { Database } from '../database';
import { toObjectId, type Id } from '../db/id';

interface Membership {
  projectId: string;
  engineerId: string;
}

interface MembershipGroup {
  _id: { projectId: { toHexString(): string }; engineerId: { toHexString(): string } };
}

/** Who is on these projects, each existing engineer once per project. One query, however many projects. */
export async function findMemberships(db: Database, projectIds: readonly Id[]): Promise<Membership[]> {
  if (projectIds.length === 0) return [];
  const groups = await db.assignments
    .aggregate<MembershipGroup>([
      { $match: { projectId: { $in: projectIds.map(toObjectId) }, engineerDeleted: false } },
      { $group: { _id: { projectId: '$projectId', engineerId: '$engineerId' } } },
    ])
    .toArray();
  return groups.map(({ _id }) => ({
    projectId: _id.projectId.toHexString(),
    engineerId: _id.engineerId.toHexString(),
  }));
}

/** The projects that an engineer is assigned to. */
export async function findProjectIdsOfEngineer(db: Database, engineerId: Id): Promise<string[]> {
  const rows = await db.assignments
    .find({ engineerId: toObjectId(engineerId), projectDeleted: false })
    .project<{ projectId: { toHexString(): string } }>({ _id: 0, projectId: 1 })
    .toArray();
  return [...new Set(rows.map(({ projectId }) => projectId.toHexString()))];
}
