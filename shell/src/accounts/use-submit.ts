import { ApiError } from '@erm/portal-sdk';
import { useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useServices } from '../services/services';

type FormLike<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'setError'>;

/**
 * Returns a function that sends a form once at a time. A failure is shown on the fields that it is about, or else as a
 * toast. The form keeps its values.
 */
export function useSubmit<Values extends FieldValues>(
  form: FormLike<Values>,
  failure: { title: string; fallback: string },
) {
  const { toasts } = useServices();
  const isSending = useRef(false);
  return async (send: () => Promise<void>): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await send();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The sign-in in front of the form says that the session has ended.
      if (error.code === 'UNAUTHENTICATED' || showIssues(error, form)) return;
      const description = error.code === 'UNREADABLE' ? failure.fallback : error.message;
      toasts.notify({ kind: 'error', title: failure.title, description });
    } finally {
      isSending.current = false;
    }
  };
}

/** Returns whether the field errors cover the whole problem. */
function showIssues<Values extends FieldValues>({ issues }: ApiError, form: FormLike<Values>): boolean {
  const names = Object.keys(form.getValues()) as FieldPath<Values>[];
  const shown = issues.filter(({ path, message }, index) => {
    const field = names.find((name) => name === path);
    if (field) form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
    return field !== undefined;
  });
  return issues.length > 0 && shown.length === issues.length;
}
