import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod/mini';

/**
 * Validates a form with a schema of the contract. A list has only one form field, so its first error, such as a skill
 * that is too long, becomes the error of the field.
 */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: z.core.$ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  const validate = zodResolver<Input, unknown, Output>(schema);
  return async (values, context, options) => {
    const result = await validate(values, context, options);
    if (Object.keys(result.errors).length === 0) return result;
    const errors = Object.entries(result.errors).flatMap(([name, error]) => {
      const first = firstError(error);
      return first ? [[name, first]] : [];
    });
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Input> };
  };
}

function firstError(error: unknown): FieldError | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error as FieldError;
  for (const nested of Object.values(error)) {
    const found = firstError(nested);
    if (found) return found;
  }
  return undefined;
}
