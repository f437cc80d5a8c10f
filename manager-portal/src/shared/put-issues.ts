import { ApiError } from '@erm/portal-sdk';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Puts the fields that the server refused on the form's own fields; what was typed stays.
 * `skills.0` belongs to the field `skills`.
 */
export function putIssues<Values extends FieldValues>(
  error: unknown,
  { setError, getValues }: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
): void {
  if (!(error instanceof ApiError)) return;
  const names = Object.keys(getValues()) as FieldPath<Values>[];
  for (const { path, message } of error.issues) {
    const name = names.find((field) => path === field || path.startsWith(`${field}.`));
    if (name) setError(name, { type: 'server', message });
  }
}
