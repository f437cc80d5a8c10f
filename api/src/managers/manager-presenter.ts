import type { Manager } from '@erm/contracts/managers';
import type { UserDocument } from '../collections/user-document';

export function presentManager({ _id, ...user }: UserDocument): Manager {
  const id = _id.toHexString();
  const { name, email, department, version, mustChangePassword, disabled = false } = user;
  return {
    _id: id,
    id,
    name,
    email,
    department,
    version,
    disabled,
    ...(mustChangePassword && { mustChangePassword: true }),
  };
}
