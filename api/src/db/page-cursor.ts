import { z } from 'zod';
import { DomainError } from '../http/domain-error';

const cursorSchema = z.strictObject({
  list: z.string(),
  sort: z.string(),
  value: z.union([z.string(), z.number()]),
  id: z.string().regex(/^[0-9a-f]{24}$/),
});

/** Where a page ended: the sort value and id of its last row, and the list and order in which that is a place. */
export type PageCursor = z.infer<typeof cursorSchema>;

export function encodeCursor(cursor: PageCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** Refuses what this list in this order never gave out. */
export function decodeCursor(text: string, list: string, sort: string): PageCursor {
  const parsed = cursorSchema.safeParse(parseJson(Buffer.from(text, 'base64url').toString('utf8')));
  if (parsed.success && parsed.data.list === list && parsed.data.sort === sort) return parsed.data;
  const message = 'This cursor does not belong to this list. Please start from the first page.';
  throw new DomainError('BAD_CURSOR', message, { issues: [{ path: 'cursor', message }] });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
