import { fallbackOf } from '@erm/contracts/fallbacks';
import type { z } from 'zod/mini';

/** Takes the place of a row that cannot be read. */
const LEFT_OUT = Symbol('left out');

/** Each round mends at least one field or leaves out at least one row. */
const MOST_ROUNDS = 20;

type Issue = Pick<z.core.$ZodIssue, 'path'>;
type Fields = Record<PropertyKey, unknown>;

/**
 * Reads a response that is not in the format of its schema: fields that have a fallback get it, and rows of lists that
 * still cannot be read are left out. Undefined if nothing can be read of it.
 */
export function mendResponse<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> | undefined {
  const mended: unknown = structuredClone(body);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const parsed = schema.safeParse(mended);
    if (parsed.success) return parsed.data;
    const lists = new Set<unknown[]>();
    if (!parsed.error.issues.every((issue) => mend(mended, issue, lists))) return undefined;
    for (const list of lists) list.splice(0, list.length, ...list.filter((row) => row !== LEFT_OUT));
  }
  return undefined;
}

/** Repairs the closest enclosing value of the issue, going outward. Rows to be left out are marked in `lists`. */
function mend(body: unknown, { path }: Issue, lists: Set<unknown[]>): boolean {
  for (let length = path.length; length > 0; length -= 1) {
    const key = path[length - 1] ?? '';
    const owner = path.slice(0, length - 1).reduce(valueAt, body);
    if (Array.isArray(owner)) {
      owner[Number(key)] = LEFT_OUT;
      lists.add(owner);
      return true;
    }
    if (isFields(owner) && fill(owner, String(key))) return true;
  }
  return false;
}

function fill(owner: Fields, key: string): boolean {
  const fallback = fallbackOf(key, owner);
  if (fallback === undefined || JSON.stringify(fallback) === JSON.stringify(owner[key])) return false;
  owner[key] = fallback;
  return true;
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const valueAt = (value: unknown, key: PropertyKey): unknown => (isFields(value) ? value[key] : undefined);
