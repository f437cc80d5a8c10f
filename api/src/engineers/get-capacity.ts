import type { EngineerCapacity } from '@erm/contracts/engineers';
import { describeAssignments } from '../assignments/describe-assignments';
import { findAssignmentsOfEngineer } from '../assignments/assignment-repository';
import type { UserDocument } from '../db/user-document';
import type { ApiDeps } from '../http/api-deps';
import { DomainError } from '../http/domain-error';
import { notFound } from '../http/refusals';
import { byCourse } from './capacity-order';
import { mayReadCapacity } from './engineer-policy';
import { presentEngineer, presentOwnAssignment } from './engineer-presenter';
import { findEngineer } from './engineer-repository';

export async function getCapacity(
  { db, today }: Pick<ApiDeps, 'db' | 'today'>,
  asker: UserDocument,
  id: string,
): Promise<EngineerCapacity> {
  if (!mayReadCapacity(asker, id)) {
    throw new DomainError('FORBIDDEN', 'You may look at your own capacity only');
  }
  const [engineer, assignments] = await Promise.all([
    findEngineer(db, id),
    findAssignmentsOfEngineer(db, id),
  ]);
  if (!engineer) throw notFound('Engineer');

  const day = today();
  const load = assignments.filter(({ projectDeleted, endDate }) => !projectDeleted && endDate >= day);
  const described = await describeAssignments(db, assignments, day);
  return {
    ...presentEngineer(engineer, load, day),
    assignments: described.map(presentOwnAssignment).sort(byCourse),
  };
}
