import type { UserDocument } from '../db/user-document';

/** A manager reads every project, an engineer those of the own assignments. */
export function mayReadEveryProject(user: UserDocument): boolean {
  return user.role === 'manager';
}
