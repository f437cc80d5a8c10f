import type { FieldValues } from 'react-hook-form';
import { Select, type SelectProps } from '../select';
import { useFormField, type FormFieldProps } from './form-field';

/** `Select` in a form: its value is one of a few values. */
export function FormSelect<Values extends FieldValues, Output = Values>(
  props: FormFieldProps<Values, Output, SelectProps>,
) {
  return <Select {...useFormField(props)} />;
}
