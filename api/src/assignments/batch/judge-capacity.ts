import { findOverCapacity } from '@erm/contracts/changed-shares';
import type { Database } from '../../database';
import { hexIdOf, toObjectId, type ObjectId } from '../../db/id';
import { groupBy } from '../../db/group-by';
import type { Transaction } from '../../db/transaction';
import { capacityExceededError } from '../assignment-errors';
import type { AssignmentDocument } from '../assignment-document';
import { findShares, type Share } from '../assignment-repository';
import type { Parties } from './lock-parties';
import type { FailedOperation } from './operation';
import type { Outcome } from './outcomes';

/** Judges the result of a batch, so that steps in between, such as those of a swap, need not fit. */
export async function judgeCapacity(
  db: Database,
  transaction: Transaction,
  { engineers }: Parties,
  outcomes: readonly Outcome[],
): Promise<FailedOperation[]> {
  const engineerIds = engineersWithNewLoad(outcomes);
  const stored = await findShares(db, transaction, engineerIds.map(toObjectId));
  const before = groupBy(stored, ({ engineerId }) => engineerId.toHexString());
  const touched = new Set(outcomes.flatMap(({ before: old }) => old?._id.toHexString() ?? []));
  return engineerIds.flatMap((id) => {
    const engineer = engineers.get(id);
    if (!engineer) return [];
    const shares = before.get(id) ?? [];
    const kept = shares.filter(({ _id }) => !touched.has(_id.toHexString()));
    const added = outcomes.flatMap(({ after }) => (after && isLoadOf(after, engineer._id) ? [after] : []));
    const after: Share[] = [...kept, ...added];
    const { maxCapacity } = engineer;
    return findOverCapacity({ maxCapacity, before: shares, after, idOf: hexIdOf }).map((found) => ({
      index: outcomes.find((outcome) => outcome.after === found.share)?.index ?? 0,
      error: capacityExceededError(found.violation),
    }));
  });
}

function engineersWithNewLoad(outcomes: readonly Outcome[]): string[] {
  return [...new Set(outcomes.flatMap(({ after }) => after?.engineerId.toHexString() ?? []))];
}

function isLoadOf({ engineerId, projectDeleted }: AssignmentDocument, id: ObjectId): boolean {
  return engineerId.equals(id) && !projectDeleted;
}
