import type { DaySpan } from '@erm/contracts/calendar-day';
import { loadCurve, type LoadCurve } from '@erm/contracts/load-curve';
import type { Operation } from '@erm/contracts/planned';
import type { Database } from '../../collections/database';
import { groupBy } from '../../db/group-by';
import { hexIdOf } from '../../db/id';
import type { Transaction } from '../../db/transaction';
import type { ProjectDocument } from '../../collections/project-document';
import { loadOf } from '../../collections/packed-load';
import type { UserDocument } from '../../collections/user-document';
import type { AssignmentDocument } from '../../collections/assignment-document';
import { findDaysOnProjects, findShares, type Share } from '../../collections/assignment-repository';

type Documents = ReadonlyMap<string, AssignmentDocument>;

/**
 * Engineers' work apart from the assignments that the operations name: their load by engineer ID, and those assignments
 * that had to be read to compute it. An engineer with none of the named assignments has their stored load, unless it is
 * missing because an instance of an earlier release added them.
 */
export async function findOthers(
  db: Database,
  transaction: Transaction,
  engineers: ReadonlyMap<string, UserDocument>,
  documents: Documents,
): Promise<{ otherLoads: Map<string, LoadCurve>; otherShares: Share[] }> {
  const owners = new Set([...documents.values()].map(({ engineerId }) => engineerId.toHexString()));
  const toRead = [...engineers].filter(([id, { load }]) => owners.has(id) || load === undefined);
  const shares = await findShares(
    db,
    transaction,
    toRead.map(([, { _id }]) => _id),
  );
  const otherShares = shares.filter((share) => !documents.has(hexIdOf(share)));
  const byEngineer = groupBy(otherShares, ({ engineerId }) => engineerId.toHexString());
  const stored = [...engineers].map(([id, engineer]) => [id, loadOf(engineer)] as const);
  const read = toRead.map(([id]) => [id, loadCurve(byEngineer.get(id) ?? [])] as const);
  return { otherLoads: new Map([...stored, ...read]), otherShares };
}

/** The days of other assignments on projects that get new dates, by project ID. */
export async function findOtherDays(
  db: Database,
  transaction: Transaction,
  operations: readonly Operation[],
  projects: ReadonlyMap<string, ProjectDocument>,
  documents: Documents,
): Promise<Map<string, DaySpan[]>> {
  const moved = operations.flatMap((operation) => {
    if (operation.action !== 'updateProject') return [];
    const project = projects.get(operation.id);
    return project && movesDates(project, operation.changes) ? [project._id] : [];
  });
  const days = await findDaysOnProjects(db, moved, transaction);
  const others = days.filter((each) => !documents.has(hexIdOf(each)));
  return groupBy(others, ({ projectId }) => projectId.toHexString());
}

function movesDates(
  project: DaySpan,
  { startDate = project.startDate, endDate = project.endDate }: Partial<DaySpan>,
) {
  return startDate !== project.startDate || endDate !== project.endDate;
}
