import { z } from 'zod/mini';
import { isStorableText, integerInput } from './text';

/** The maximum page size. */
export const MAX_PAGE_SIZE = 200;

/** The body of a successful response. */
export function success<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ success: z.literal(true), data });
}

/** The body of a successful edit. `changeId` names the change that was made (see `undoChange`); absent if nothing changed. */
export function changed<Data extends z.ZodMiniType>(data: Data) {
  return z.extend(success(data), { changeId: z.optional(z.string()) });
}

/** The pagination state: `nextCursor` is null on the last page, and `total` counts all matching rows. */
export const pageSchema = z.object({ nextCursor: z.nullable(z.string()), total: z.number() });
export type Page = z.infer<typeof pageSchema>;

/** The response of a list: all rows, or one page with `limit`. */
export function listSuccess<Data extends z.ZodMiniType>(data: Data) {
  return z.extend(success(data), { page: z.optional(pageSchema) });
}

/** The response to a deletion: the ID of the deleted entity. */
export const deletedSchema = changed(z.object({ _id: z.string() }));

/** A whole number within bounds, as a query parameter. */
export function integerParam(label: string, min: number, max: number) {
  return z.pipe(
    z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))], {
      error: ({ input }) =>
        input === undefined
          ? `${label} is required`
          : `${label} must be a whole number from ${min} to ${max}`,
    }),
    integerInput(label, min, max),
  );
}

/** The number of rows to return, as a query parameter. */
export const limitInput = integerParam('limit', 1, MAX_PAGE_SIZE);

/**
 * A repeatable query parameter, such as `skill=Go&skill=Rust`.
 * @param plural names the values in the message about too many of them
 */
export function repeatedParam<Item extends z.ZodMiniType<string, string>>(
  plural: string,
  item: Item,
  max: number,
) {
  const one = z.pipe(
    z.string(),
    z.transform((value) => [value]),
  );
  return z.pipe(
    z.union([one, z.array(z.string())]),
    z.array(item).check(z.maxLength(max, `At most ${max} ${plural}`)),
  );
}

type SortField<Field extends string> = Field | `-${Field}`;

/**
 * The query of a list: `limit` from 1 to 200, `cursor` of the previous page, literal search text `q`, `sort` by one of
 * `fields`, descending with a leading minus.
 */
export function listQuery<const Field extends string>(fields: readonly [Field, ...Field[]]) {
  const sorts = fields.flatMap((field): SortField<Field>[] => [field, `-${field}`]);
  return z.object({
    limit: z.optional(limitInput),
    cursor: z.optional(
      z
        .string('cursor must be text')
        .check(z.minLength(1, 'cursor must not be empty'), z.maxLength(2000, 'cursor is too long')),
    ),
    q: z.optional(
      z
        .string('q must be text')
        .check(
          z.maxLength(200, 'q must be at most 200 characters'),
          z.refine(isStorableText, 'q contains a character that cannot be searched'),
        ),
    ),
    sort: z.optional(z.enum(sorts, { error: `sort must be one of ${sorts.join(', ')}` })),
  });
}

/** The sort orders that the query of a list allows. */
export function sortsOf<Sort extends string>(query: {
  shape: { sort: z.ZodMiniOptional<z.ZodMiniEnum<{ [Name in Sort]: Name }>> };
}): Sort[] {
  return query.shape.sort._zod.def.innerType.options;
}
