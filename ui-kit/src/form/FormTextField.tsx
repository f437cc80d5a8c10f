import { TextField, type TextFieldProps } from '@erm/ui-kit/core';
import type { FieldValues } from 'react-hook-form';
import { useFormField, type FormFieldProps } from './form-field';

/** `TextField` bound to a form. Its value is a single line of text. */
export function FormTextField<Values extends FieldValues, Output = Values>(
  props: FormFieldProps<Values, Output, TextFieldProps>,
) {
  return <TextField {...useFormField(props)} />;
}
