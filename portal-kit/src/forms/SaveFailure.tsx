import type { ErrorCode } from '@erm/contracts/errors';
import { ApiError } from '@erm/portal-sdk';
import { createLoadable, Note } from '@erm/ui-kit/core';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { usePart } from '../failures/use-part';
import { isConflict } from '../saving/is-conflict';
import type { Save } from '../saving/use-save';
import { isShownOnFields } from './apply-server-errors';

// Loaded when it is needed: no form starts with a conflict.
const conflictChanges = createLoadable(
  async () => (await import(/* webpackChunkName: "undo" */ '../saving/ConflictChanges')).ConflictChanges,
);

interface SaveFailureProps<Values extends FieldValues, Body> {
  form: Pick<UseFormReturn<Values>, 'getValues'>;
  save: Save<Body>;
  /** An error code that the form explains itself. */
  explains: ErrorCode | undefined;
}

/** Explains why a form was not saved, unless its fields or the form itself already do. */
export function SaveFailure<Values extends FieldValues, Body>(props: SaveFailureProps<Values, Body>) {
  const { form, save, explains } = props;
  const { error, errorMessage } = save;
  if (!error || isShownOnFields(error, form)) return null;
  if (error instanceof ApiError && error.code === explains) return null;
  if (!isConflict(error)) return <Note tone="red" live title={errorMessage} />;
  return (
    <Note tone="yellow" live title={errorMessage}>
      <Changes error={error} body={save.variables} />
      Your entries are still here. Save again to replace the other change, or cancel to keep it.
    </Note>
  );
}

function Changes(props: { error: Error; body: unknown }) {
  const { loaded } = usePart(conflictChanges);
  return loaded.status === 'ready' && <loaded.part {...props} />;
}
