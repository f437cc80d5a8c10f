import type { DaySpan } from '@erm/contracts/calendar-day';
import { loadCurve, type LoadCurve } from '@erm/contracts/load-curve';
import type { Operation } from '@erm/contracts/planned';
import type { Database } from '../../database';
import { groupBy } from '../../db/group-by';
import { hexIdOf } from '../../db/id';
import type { Transaction } from '../../db/transaction';
import type { ProjectDocument } from '../../projects/project-document';
import { loadOf } from '../../users/packed-load';
import type { UserDocument } from '../../users/user-document';
import type { AssignmentDocument } from '../assignment-document';
import { findDaysOnProjects, findShares, type Share } from '../assignment-repository';

type Engineers = ReadonlyMap<string, UserDocument>;
type Documents = ReadonlyMap<string, AssignmentDocument>;

/** What engineers work on besides the assignments that operations name, as far as their stored load does not tell. */
export async function findOtherShares(
  db: Database,
  transaction: Transaction,
  engineers: Engineers,
  documents: Documents,
): Promise<Share[]> {
  const owners = [...engineers.values()].filter((engineer) => needsShares(engineer, documents));
  const shares = await findShares(
    db,
    transaction,
    owners.map(({ _id }) => _id),
  );
  return shares.filter((share) => !documents.has(hexIdOf(share)));
}

/** The load of each engineer besides the assignments that operations name, by engineer ID. */
export function otherLoadsOf(
  engineers: Engineers,
  documents: Documents,
  otherShares: readonly Share[],
): Map<string, LoadCurve> {
  const shares = groupBy(otherShares, ({ engineerId }) => engineerId.toHexString());
  return new Map(
    [...engineers].map(([id, engineer]) => [
      id,
      needsShares(engineer, documents) ? loadCurve(shares.get(id) ?? []) : loadOf(engineer),
    ]),
  );
}

/** The stored load includes the named assignments. It is missing if an instance of an earlier release added the engineer. */
function needsShares({ _id, load }: UserDocument, documents: Documents): boolean {
  return load === undefined || [...documents.values()].some(({ engineerId }) => engineerId.equals(_id));
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
