import type { FieldValues } from 'react-hook-form';
import { NumberField, type NumberFieldProps } from '../number-field';
import { useFormField, type FormFieldProps } from './form-field';

/** `NumberField` in a form: its value is a number, or null while nothing is typed. */
export function FormNumberField<Values extends FieldValues, Output = Values>(
  props: FormFieldProps<Values, Output, NumberFieldProps>,
) {
  return <NumberField {...useFormField(props)} />;
}
