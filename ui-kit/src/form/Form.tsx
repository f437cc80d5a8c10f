import { VisuallyHidden } from '@erm/ui-kit/core';
import { useEffect, useRef, useState, type ComponentPropsWithRef, type SyntheticEvent } from 'react';
import { useFormState, type Control, type FieldValues } from 'react-hook-form';

export type FormProps<Values extends FieldValues, Output = Values> = Omit<
  ComponentPropsWithRef<'form'>,
  'onSubmit' | 'noValidate'
> & {
  control: Control<Values, unknown, Output>;
  /** The result of the form's `handleSubmit`. */
  onSubmit: (event: SyntheticEvent) => Promise<void>;
};

/**
 * A form whose errors reach screen readers. The first invalid field gets the focus, and its error is read as its
 * description. If it has the focus already, nothing would be read, so the error is announced.
 */
export function Form<Values extends FieldValues, Output = Values>(props: FormProps<Values, Output>) {
  const { control, onSubmit, children, ...rest } = props;
  const submittedFrom = useRef<Element | null>(null);
  const [announced, announce] = useState('');
  const { errors, submitCount } = useFormState({ control });
  // The form changes its errors in place.
  const messages = Object.values(errors)
    .map((error) => error?.message)
    .join('\n');
  useEffect(() => {
    const { activeElement } = document;
    const stayed = messages !== '' && activeElement === submittedFrom.current;
    announce(stayed ? errorAt(activeElement) : '');
  }, [messages, submitCount]);
  const submit = (event: SyntheticEvent) => {
    submittedFrom.current = document.activeElement;
    // Live regions announce only changes, and the error may be the same as before.
    announce('');
    void onSubmit(event);
  };
  return (
    <form noValidate onSubmit={submit} {...rest}>
      {children}
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
    </form>
  );
}

/** The error of the field that an element is or belongs to, as its description has it. */
function errorAt(element: Element | null): string {
  const id = element?.closest('[aria-invalid]')?.getAttribute('aria-describedby');
  return (id && document.getElementById(id)?.textContent) || '';
}
