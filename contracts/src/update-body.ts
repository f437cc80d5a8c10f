import { z } from 'zod/mini';
import { integerInput } from './text';

const NOTHING_TO_CHANGE = 'Nothing to change: send at least one field';

/**
 * The version of the entity that an edit is based on. A stale edit is rejected; without a version, it always applies.
 */
const versionInput = z.optional(integerInput('version', 1, Number.MAX_SAFE_INTEGER));

type WithoutDefault<Field> = Field extends z.ZodMiniDefault<infer Inner> ? Inner : Field;
type Updatable<Fields extends z.core.$ZodShape> = {
  [Name in keyof Fields]: z.ZodMiniOptional<WithoutDefault<Fields[Name]>>;
};

/**
 * The body of an update, derived from the fields of the creation: all optional and without defaults, plus a
 * `version`. At least one field must be sent.
 */
export function updateBody<Fields extends z.core.$ZodShape>(fields: Fields) {
  const optional = Object.entries(fields).map(([name, field]) => [
    name,
    z.optional(field instanceof z.ZodMiniDefault ? field._zod.def.innerType : field),
  ]);
  const shape = Object.fromEntries(optional) as Updatable<Fields>;
  return z.strictObject({ ...shape, version: versionInput }).check(z.refine(hasChange, NOTHING_TO_CHANGE));
}

function hasChange(body: object): boolean {
  return Object.entries(body).some(([name, value]) => name !== 'version' && value !== undefined);
}
