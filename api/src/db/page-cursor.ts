import { z } from 'zod';

const cursorSchema = z.strictObject({
  list: z.string(),
  sort: z.string(),
  value: z.union([z.string(), z.number()]),
  id: z.string().regex(/^[0-9a-f]{24}$/),
});

/** The end of a page: the sort value and ID of its last row, and the list and sort order they belong to. */
export type PageCursor = z.infer<typeof cursorSchema>;

/** The cursor was not issued by this list for this sort order. */
export class InvalidCursorError extends Error {}

export function encodeCursor(cursor: PageCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

export function decodeCursor(text: string, list: string, sort: string): PageCursor {
  const parsed = cursorSchema.safeParse(parseJson(Buffer.from(text, 'base64url').toString('utf8')));
  if (parsed.success && parsed.data.list === list && parsed.data.sort === sort) return parsed.data;
  throw new InvalidCursorError(`Not a cursor of ${list} by ${sort}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
