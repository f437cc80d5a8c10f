import type { profileBody } from '@erm/contracts/auth';
import type { z } from 'zod';
import type { Actor } from '../audit/actor';
import type { Database } from '../collections/database';
import type { UserDocument } from '../collections/user-document';
import { ApiError, fieldError } from '../errors/api-error';
import { profileFieldIssues } from './profile-policy';
import { updateUser } from './update-user';

export async function updateProfile(
  db: Database,
  actor: Actor,
  { _id, role }: UserDocument,
  { version, ...changes }: z.output<typeof profileBody>,
): Promise<UserDocument> {
  const issues = profileFieldIssues(role, changes);
  if (issues.length > 0) throw fieldError('VALIDATION_FAILED', issues);
  return updateUser(db, actor, {
    id: _id,
    role,
    changes,
    version,
    missing: () => new ApiError('UNAUTHENTICATED', 'Your account no longer exists'),
  });
}
