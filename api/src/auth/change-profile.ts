import type { profileBody } from '@erm/contracts/auth';
import type { z } from 'zod';
import type { Author } from '../audit/author';
import type { Database } from '../db/database';
import type { UserDocument } from '../db/user-document';
import { DomainError, fieldsRefused } from '../http/domain-error';
import { changeUser } from './change-user';
import { profileFieldIssues } from './profile-policy';
import { presentUser } from './user-presenter';

export async function changeProfile(
  db: Database,
  author: Author,
  { _id, role }: UserDocument,
  { version, ...changes }: z.output<typeof profileBody>,
): Promise<UserDocument> {
  const issues = profileFieldIssues(role, changes);
  if (issues.length > 0) throw fieldsRefused('VALIDATION_FAILED', issues);
  return changeUser(db, {
    id: _id,
    role,
    author,
    changes,
    version,
    missing: () => new DomainError('UNAUTHENTICATED', 'Your account is no longer there'),
    present: presentUser,
  });
}
