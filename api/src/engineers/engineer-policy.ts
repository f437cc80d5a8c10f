import type { UserDocument } from '../db/user-document';

/** A manager looks at everyone's capacity, an engineer at the own. */
export function mayReadCapacity(user: UserDocument, engineerId: string): boolean {
  return user.role === 'manager' || user._id.toHexString() === engineerId;
}
