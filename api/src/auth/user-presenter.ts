import type { User } from '@erm/contracts/users';
import type { UserDocument } from '../db/user-document';

/** Names every field that leaves the API, so that a new one of the document stays inside until it is named here. */
export function presentUser(user: UserDocument): User {
  const id = user._id.toHexString();
  const { name, email, role, skills, seniority, maxCapacity, department, version } = user;
  return { _id: id, id, name, email, role, skills, seniority, maxCapacity, department, version };
}
