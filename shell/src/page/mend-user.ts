import { fallbackOf } from '@erm/contracts/fallbacks';

const FILLED = ['skills', 'seniority', 'maxCapacity', 'department', 'version'];

/** Defaults for missing or malformed fields of a user. */
export function mendUser(user: Record<string, unknown>): Record<string, unknown> {
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
