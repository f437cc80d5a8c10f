import { Button, Stack } from '@erm/ui-kit/core';
import { Dialog } from '@erm/ui-kit/overlay';
import { useId, type FormEvent, type ReactNode } from 'react';

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  submitLabel: string;
  /** True while the request runs. */
  busy: boolean;
  /** True while something shown on the form forbids sending it. */
  blocked?: boolean;
  dirty: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: its fields, Cancel and the one button that sends it. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, submitLabel, busy, blocked, dirty, onSubmit, onClose, children } = props;
  const formId = useId();
  return (
    <Dialog
      open
      size="form"
      title={title}
      description={description}
      dirty={dirty}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" loading={busy} disabled={blocked}>
            {submitLabel}
          </Button>
        </>
      )}
    >
      <form id={formId} noValidate aria-label={title} onSubmit={onSubmit}>
        <Stack gap={4}>{children}</Stack>
      </form>
    </Dialog>
  );
}
