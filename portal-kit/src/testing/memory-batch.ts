import { applyOperations } from '@erm/contracts/apply-operations';
import { operationOf } from '@erm/contracts/batch-operations';
import { loadCurve } from '@erm/contracts/load-curve';
import type { Operation, Planned, PlannedAssignment } from '@erm/contracts/planned';
import type { TransportResponse } from '@erm/portal-sdk';
import { changeRecord } from './memory-changes';
import { valuesThatDiffer } from './memory-edits';
import type { AssignmentRecord, EngineerRecord, MemoryRecords, ProjectRecord } from './memory-records';
import type { MemoryState } from './memory-state';
import { failure } from './responses';

type Requested = Parameters<typeof operationOf>[0];
type Changed = (AssignmentRecord | null)[];

/**
 * Applies operations by the API's own rules, all or none.
 * @param respond gets the assignment after each operation, null for a deletion and for a project, and the changes' IDs
 * @param batchId records updates as changes of this batch, or alone for null
 */
export function changeInMemory(
  { records, views, nextId }: MemoryState,
  requested: readonly Requested[],
  respond: (assignments: Changed, changeIds: readonly string[]) => TransportResponse,
  batchId?: string | null,
): TransportResponse {
  const operations = requested.map((each) => operationOf(each, nextId));
  const { steps, assignments, projects, refused } = applyOperations(
    plannedOf(records, operations),
    operations,
  );
  const [first] = refused;
  if (first) {
    const { code, message, issues, conflict } = first;
    const current =
      conflict?.entity === 'project'
        ? views.project(conflict.current)
        : conflict && views.assignment(recordOf(conflict.current));
    return failure(code, message, issues.length > 0 ? [...issues] : undefined, current);
  }
  for (const { id, after } of assignments) save(records.assignments, id, after && recordOf(after));
  for (const { id, after } of projects) save(records.projects, id, after);
  const changeIds = (batchId === undefined ? [] : steps).flatMap((step) => {
    if (!step?.before || !step.after) return [];
    const { entity, id: entityId, before, after } = step;
    const change = {
      _id: nextId(),
      at: new Date().toISOString(),
      entity,
      entityId,
      batchId: batchId ?? null,
    };
    records.changes.unshift(changeRecord({ ...change, ...valuesThatDiffer({ ...before }, { ...after }) }));
    return change._id;
  });
  return respond(
    steps.map((step) => (step?.entity === 'assignment' && step.after ? recordOf(step.after) : null)),
    changeIds,
  );
}

function plannedOf(
  { assignments, engineers, projects }: MemoryRecords,
  operations: readonly Operation[],
): Planned<ProjectRecord, EngineerRecord> {
  const [engineerById, projectById] = [byId(engineers), byId(projects)];
  const named = new Set(operations.map(({ id }) => id));
  const all = assignments.map((record): PlannedAssignment => ({
    ...record,
    engineerDeleted: !engineerById.has(record.engineerId),
    projectDeleted: !projectById.has(record.projectId),
  }));
  const others = all.filter(({ _id }) => !named.has(_id));
  const loadOf = (id: string) =>
    loadCurve(others.filter(({ engineerId, projectDeleted }) => engineerId === id && !projectDeleted));
  const daysOf = (id: string) =>
    others.filter(({ projectId, engineerDeleted }) => projectId === id && !engineerDeleted);
  return {
    assignments: byId(all.filter(({ _id }) => named.has(_id))),
    engineers: engineerById,
    projects: projectById,
    otherLoads: new Map(engineers.map(({ _id }) => [_id, loadOf(_id)])),
    otherDays: new Map(projects.map(({ _id }) => [_id, daysOf(_id)])),
  };
}

function byId<Row extends { _id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row._id, row]));
}

function recordOf({
  engineerDeleted: _engineer,
  projectDeleted: _project,
  ...record
}: PlannedAssignment): AssignmentRecord {
  return record;
}

/** Saves what became of the record with an ID; null removes it. Tests may hold the array and its records. */
function save<Row extends { _id: string }>(rows: Row[], id: string, row: Row | null): void {
  const index = rows.findIndex(({ _id }) => _id === id);
  if (!row) rows.splice(index, 1);
  else if (index < 0) rows.push(row);
  else Object.assign(rows[index]!, row);
}
