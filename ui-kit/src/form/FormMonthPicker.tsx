import type { FieldValues } from 'react-hook-form';
import { MonthPicker, type MonthPickerProps } from '../month-picker';
import { useFormField, type FormFieldProps } from './form-field';

/** `MonthPicker` bound to a form. Its value is a month (YYYY-MM); set one in the form's default values. */
export function FormMonthPicker<Values extends FieldValues, Output = Values>(
  props: FormFieldProps<Values, Output, MonthPickerProps>,
) {
  return <MonthPicker {...useFormField(props)} />;
}
