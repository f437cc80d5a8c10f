import type { FieldValues } from 'react-hook-form';
import { DateField, type DateFieldProps } from '../date-field';
import { useFormField, type FormFieldProps } from './form-field';

/** `DateField` bound to a form. Its value is a calendar day (YYYY-MM-DD), or the raw text if it isn't one. */
export function FormDateField<Values extends FieldValues, Output = Values>(
  props: FormFieldProps<Values, Output, DateFieldProps>,
) {
  return <DateField {...useFormField(props)} />;
}
