import type { FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from '../text-field';
import { useFormField, type FormFieldProps } from './form-field';

/** `TextField` in a form: its value is a line of text. */
export function FormTextField<Values extends FieldValues, Output = Values>(
  props: FormFieldProps<Values, Output, TextFieldProps>,
) {
  return <TextField {...useFormField(props)} />;
}
