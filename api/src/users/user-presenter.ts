import type { User } from '@erm/contracts/users';
import type { UserDocument } from '../collections/user-document';

/** Lists every field that leaves the API: a new field of the document stays private until it is added here. */
export function presentUser(user: UserDocument): User {
  const id = user._id.toHexString();
  const { name, email, role, skills, seniority, maxCapacity, department, version } = user;
  return {
    _id: id,
    id,
    name,
    email,
    role,
    skills,
    seniority,
    maxCapacity,
    department,
    version,
    ...(user.mustChangePassword && { mustChangePassword: true }),
    ...(user.disabled && { disabled: true }),
  };
}
