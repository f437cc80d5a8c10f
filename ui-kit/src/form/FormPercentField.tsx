import type { FieldValues } from 'react-hook-form';
import { PercentField, type PercentFieldProps } from '../percent-field';
import { useFormField, type FormFieldProps } from './form-field';

/** `PercentField` in a form: its value is a percentage, or null while nothing is typed. */
export function FormPercentField<Values extends FieldValues, Output = Values>(
  props: FormFieldProps<Values, Output, PercentFieldProps>,
) {
  return <PercentField {...useFormField(props)} />;
}
