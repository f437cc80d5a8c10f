import type { FieldValues } from 'react-hook-form';
import { DateField, type DateFieldProps } from '../date-field';
import { useFormField, type FormFieldProps } from './form-field';

/** `DateField` in a form: its value is a calendar day (YYYY-MM-DD), or the text as typed. */
export function FormDateField<Values extends FieldValues, Output = Values>(
  props: FormFieldProps<Values, Output, DateFieldProps>,
) {
  return <DateField {...useFormField(props)} />;
}
