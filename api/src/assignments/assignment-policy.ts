import type { UserDocument } from '../db/user-document';

/** Whose assignments a person may list: null stands for everyone's. */
export function ownerOfList(user: UserDocument): UserDocument | null {
  return user.role === 'manager' ? null : user;
}
