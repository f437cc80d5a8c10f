import { fallbackOf } from '@erm/contracts/fallbacks';
import type { User } from '@erm/contracts/users';

/** Returns the value as an object with unknown fields, which is empty if the value is not an object. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/**
 * Finds the user in a response: `data.user`, `data`, or the body itself (product-rules#session). A profile has `_id` or
 * `id`. A user with neither is still valid; the screens that need the ID report that it is missing.
 */
export function readUser(body: unknown): User | null {
  const data = fieldsOf(body)['data'];
  const user = [fieldsOf(data)['user'], data, body].find(isUser);
  if (!user) return null;
  const id = user._id ?? user.id ?? '';
  return { ...user, ...fallbacksFor(fieldsOf(user)), _id: id, id };
}

type ReadUser = Omit<User, '_id' | 'id'> & { _id?: string; id?: string };

const FILLED = ['skills', 'seniority', 'maxCapacity', 'department', 'version'];

/** What stands for the fields that are missing or of another kind. */
function fallbacksFor(user: Record<string, unknown>): Record<string, unknown> {
  const fallbacks = FILLED.map((field) => [field, fallbackOf(field, user)] as const);
  return Object.fromEntries(
    fallbacks.filter(([field, fallback]) => kindOf(user[field]) !== kindOf(fallback)),
  );
}

/** A text may be null, which means that it is not set. */
const kindOf = (value: unknown): string => {
  if (value === null) return 'string';
  return Array.isArray(value) ? 'list' : typeof value;
};

// Validated manually, because the first screen must not wait for the schema library.
function isUser(value: unknown): value is ReadUser {
  const { _id, id, name, email, role } = fieldsOf(value);
  const ids = [_id, id].every((field) => field === undefined || typeof field === 'string');
  return ids && [name, email, role].every((field) => typeof field === 'string');
}
