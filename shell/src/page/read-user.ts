import type { User } from '@erm/contracts/users';

/** Returns the value as an object with unknown fields, which is empty if the value is not an object. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/**
 * Finds the user in a response: `data.user`, `data`, or the body itself (product-rules#session). A profile has `_id` or
 * `id`. A user with neither is still valid; the screens that need the ID report that it is missing.
 */
export async function readUser(body: unknown): Promise<User | null> {
  const data = fieldsOf(body)['data'];
  const user = [fieldsOf(data)['user'], data, body].find(isUser);
  if (!user) return null;
  const id = user._id ?? user.id ?? '';
  const fields = fieldsOf(user);
  if (isComplete(fields)) return { ...user, _id: id, id };
  const { mendUser } = await import(/* webpackChunkName: "later" */ './mend-user');
  return { ...user, ...mendUser(fields), _id: id, id };
}

type ReadUser = Omit<User, '_id' | 'id'> & { _id?: string; id?: string };

/** Other fields may be missing or of another kind, and have a fallback then (product-rules#records). */
const isComplete = ({ skills, seniority, maxCapacity, department, version }: Record<string, unknown>) =>
  Array.isArray(skills) &&
  [seniority, department].every((field) => field === null || typeof field === 'string') &&
  [maxCapacity, version].every((field) => typeof field === 'number');

// Validated manually, because the first screen must not wait for the schema library.
function isUser(value: unknown): value is ReadUser {
  const { _id, id, name, email, role } = fieldsOf(value);
  const ids = [_id, id].every((field) => field === undefined || typeof field === 'string');
  return ids && [name, email, role].every((field) => typeof field === 'string');
}
