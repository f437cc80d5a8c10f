import type { User } from '@erm/contracts/users';

/** The value as an object to look into; anything else has no fields. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The person in an answer: `data.user`, or `data`, or the body itself (spec §7). */
export function readUser(body: unknown): User | null {
  const data = fieldsOf(body)['data'];
  return [fieldsOf(data)['user'], data, body].find(isUser) ?? null;
}

// By hand and not by the schema: this runs before the first screen, which must not wait for a schema library.
function isUser(value: unknown): value is User {
  const { id, name, email, role } = fieldsOf(value);
  return [id, name, email, role].every((field) => typeof field === 'string');
}
