import type { User } from '@erm/contracts/users';

/** The value as an object to look into; anything else has no fields. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/**
 * The person in an answer: `data.user`, or `data`, or the body itself (product-rules#session). A profile carries `_id` or `id`
 * (product-rules#session); one without either is a person, too, whose screens say what is missing.
 */
export function readUser(body: unknown): User | null {
  const data = fieldsOf(body)['data'];
  const user = [fieldsOf(data)['user'], data, body].find(isUser);
  if (!user) return null;
  const id = user._id ?? user.id ?? '';
  return { ...user, _id: id, id };
}

type ReadUser = Omit<User, '_id' | 'id'> & { _id?: string; id?: string };

// By hand rather than by the schema: this runs before the first screen, which must not wait for a schema library.
function isUser(value: unknown): value is ReadUser {
  const { _id, id, name, email, role } = fieldsOf(value);
  const ids = [_id, id].every((field) => field === undefined || typeof field === 'string');
  return ids && [name, email, role].every((field) => typeof field === 'string');
}
