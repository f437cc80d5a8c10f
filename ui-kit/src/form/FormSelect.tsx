import type { FieldValues } from 'react-hook-form';
import { Select, type SelectProps } from '../select';
import { useFormField, type FormFieldProps } from './form-field';

/** `Select` bound to a form. Its value is that of the selected option. */
export function FormSelect<Values extends FieldValues, Output = Values>(
  props: FormFieldProps<Values, Output, SelectProps>,
) {
  return <Select {...useFormField(props)} />;
}
