import type { FieldValues } from 'react-hook-form';
import { MonthPicker, type MonthPickerProps } from '../month-picker';
import { useFormField, type FormFieldProps } from './form-field';

/** `MonthPicker` in a form: its value is a month (YYYY-MM), from the form's default on. */
export function FormMonthPicker<Values extends FieldValues, Output = Values>(
  props: FormFieldProps<Values, Output, MonthPickerProps>,
) {
  return <MonthPicker {...useFormField(props)} />;
}
