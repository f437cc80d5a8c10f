import { z } from 'zod';
import { isStorableText, integerInput } from './text';

/** The maximum page size. */
export const MAX_PAGE_SIZE = 200;

/** The body of a successful response. */
export function success<Data extends z.ZodType>(data: Data) {
  return z.object({ success: z.literal(true), data });
}

/** The pagination state: `nextCursor` is null on the last page, and `total` counts all matching rows. */
export const pageSchema = z.object({ nextCursor: z.string().nullable(), total: z.number() });
export type Page = z.infer<typeof pageSchema>;

/** The response of a list: all rows, or one page with `limit`. */
export function listSuccess<Data extends z.ZodType>(data: Data) {
  return success(data).extend({ page: pageSchema.optional() });
}

/** The response to a deletion: the ID of the deleted entity. */
export const deletedSchema = success(z.object({ _id: z.string() }));

/** The number of rows to return, as a query parameter. */
export const limitInput = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    ],
    { error: `limit must be a whole number from 1 to ${MAX_PAGE_SIZE}` },
  )
  .pipe(integerInput('limit', 1, MAX_PAGE_SIZE));

type SortField<Field extends string> = Field | `-${Field}`;

/**
 * The query of a list: `limit` from 1 to 200, `cursor` of the previous page, literal search text `q`, `sort` by one of
 * `fields`, descending with a leading minus.
 */
export function listQuery<const Field extends string>(fields: readonly [Field, ...Field[]]) {
  const sorts = fields.flatMap((field): SortField<Field>[] => [field, `-${field}`]);
  return z.object({
    limit: limitInput.optional(),
    cursor: z
      .string('cursor must be text')
      .min(1, 'cursor must not be empty')
      .max(2000, 'cursor is too long')
      .optional(),
    q: z
      .string('q must be text')
      .max(200, 'q must be at most 200 characters')
      .refine(isStorableText, 'q contains a character that cannot be searched')
      .optional(),
    sort: z.enum(sorts, { error: `sort must be one of ${sorts.join(', ')}` }).optional(),
  });
}
