import { ApiError } from '@erm/portal-sdk';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

type FormLike<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'setError' | 'getValues'>;

/**
 * Shows the server's issues on the form's fields, focuses the first, and keeps their values. An issue with an array
 * item, such as `skills.0`, belongs to the field `skills`.
 */
export function applyServerErrors<Values extends FieldValues>(error: Error, form: FormLike<Values>): void {
  let shouldFocus = true;
  for (const { field, message } of fieldErrors(error, form)) {
    if (!field) continue;
    form.setError(field, { type: 'server', message }, { shouldFocus });
    shouldFocus = false;
  }
}

/** Whether the form's fields show all of the error's issues. */
export function isShownOnFields<Values extends FieldValues>(
  error: Error,
  form: Pick<FormLike<Values>, 'getValues'>,
): boolean {
  const errors = fieldErrors(error, form);
  return errors.length > 0 && errors.every(({ field }) => field !== undefined);
}

function fieldErrors<Values extends FieldValues>(
  error: Error,
  { getValues }: Pick<FormLike<Values>, 'getValues'>,
) {
  if (!(error instanceof ApiError)) return [];
  const names = Object.keys(getValues()) as FieldPath<Values>[];
  return error.issues.map(({ path, message }) => ({
    field: names.find((name) => path === name || path.startsWith(`${name}.`)),
    message,
  }));
}
