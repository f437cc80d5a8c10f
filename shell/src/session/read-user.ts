import type { User } from '@erm/contracts/users';

/** The value as an object to read fields from; anything else has none. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/**
 * The person in an answer: `data.user`, `data`, or the body itself (product-rules#session). A profile carries `_id` or
 * `id`; one without either is still a person, and the screens that need the id say what is missing.
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
