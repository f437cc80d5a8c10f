import type { UserDocument } from '../collections/user-document';

/** Managers read everyone's capacity, engineers only their own. */
export function mayReadCapacity(user: UserDocument, engineerId: string): boolean {
  return user.role === 'manager' || user._id.toHexString() === engineerId;
}
