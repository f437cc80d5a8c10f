import type { UserDocument } from '../collections/user-document';

/** Managers list all assignments, engineers only their own. */
export function mayListAllAssignments(user: UserDocument): boolean {
  return user.role === 'manager';
}
