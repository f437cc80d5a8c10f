import type { ErrorCode } from '@erm/contracts/errors';
import { Button, Stack } from '@erm/ui-kit/core';
import { Form } from '@erm/ui-kit/form';
import { Dialog } from '@erm/ui-kit/overlay';
import { useId, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Save } from '../saving/use-save';
import { applyServerErrors } from './apply-server-errors';
import { DeletedMeanwhile } from './DeletedMeanwhile';
import { SaveFailure } from './SaveFailure';

interface FormDialogProps<Values extends FieldValues, Output, Body> {
  title: string;
  description?: ReactNode;
  /** Small buttons in the header for further actions. */
  actions?: ReactNode;
  /** ID of the entity being edited, for a warning if it is deleted elsewhere. */
  edits?: string;
  submitLabel: string;
  form: UseFormReturn<Values, unknown, Output>;
  /** Submits the form. On failure, the dialog stays open and shows the error on the fields or above the buttons. */
  save: Save<Body>;
  /** Returns the request body for valid values, or null if there is nothing to send, such as for an error shown in the form. */
  toBody: (output: Output) => Body | null;
  /** Disables the submit button because the form has an error that must be corrected first. */
  blocked?: boolean;
  /** An error code that the form explains itself, so that no general note is shown. */
  explains?: ErrorCode;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog with Cancel and submit buttons. It closes once it is saved. */
export function FormDialog<Values extends FieldValues, Output, Body>(
  props: FormDialogProps<Values, Output, Body>,
) {
  const { title, description, actions, edits, submitLabel, form, save, toBody, blocked, explains } = props;
  const { onClose, children } = props;
  const formId = useId();
  const submit = form.handleSubmit((output) => {
    const body = toBody(output);
    if (body === null) return;
    save.mutate(body, {
      onSuccess: onClose,
      onError: (error) => applyServerErrors(error, form),
    });
  });
  return (
    <Dialog
      open
      size="form"
      title={title}
      description={description}
      actions={actions}
      dirty={form.formState.isDirty}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" loading={save.isPending} disabled={blocked}>
            {submitLabel}
          </Button>
        </>
      )}
    >
      <Form id={formId} control={form.control} aria-label={title} onSubmit={submit}>
        <Stack gap={4}>
          {edits && <DeletedMeanwhile id={edits} />}
          {children}
          <SaveFailure form={form} save={save} explains={explains} />
        </Stack>
      </Form>
    </Dialog>
  );
}
