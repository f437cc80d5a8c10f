import type { FieldValues } from 'react-hook-form';
import { NumberField, type NumberFieldProps } from '../number-field';
import { useFormField, type FormFieldProps } from './form-field';

/** `NumberField` bound to a form. Its value is a number, or null when empty. */
export function FormNumberField<Values extends FieldValues, Output = Values>(
  props: FormFieldProps<Values, Output, NumberFieldProps>,
) {
  return <NumberField {...useFormField(props)} />;
}
