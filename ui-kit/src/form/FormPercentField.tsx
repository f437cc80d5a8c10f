import type { FieldValues } from 'react-hook-form';
import { PercentField, type PercentFieldProps } from '../percent-field';
import { useFormField, type FormFieldProps } from './form-field';

/** `PercentField` bound to a form. Its value is a percentage, or null when empty. */
export function FormPercentField<Values extends FieldValues, Output = Values>(
  props: FormFieldProps<Values, Output, PercentFieldProps>,
) {
  return <PercentField {...useFormField(props)} />;
}
