import type { UserDocument } from '../collections/user-document';

/** Managers read every project, engineers only those they are assigned to. */
export function mayReadEveryProject(user: UserDocument): boolean {
  return user.role === 'manager';
}
