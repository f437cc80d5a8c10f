import { PasswordField, type PasswordFieldProps } from '@erm/ui-kit/core';
import type { FieldValues } from 'react-hook-form';
import { useFormField, type FormFieldProps } from './form-field';

/** `PasswordField` bound to a form. Its value is the password as typed. */
export function FormPasswordField<Values extends FieldValues, Output = Values>(
  props: FormFieldProps<Values, Output, PasswordFieldProps>,
) {
  return <PasswordField {...useFormField(props)} />;
}
