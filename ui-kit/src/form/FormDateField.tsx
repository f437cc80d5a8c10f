import { useController, type FieldValues } from 'react-hook-form';
import { DateField, type DateFieldProps } from '../date-field';
import type { FormFieldProps } from './form-field';

/** `DateField` in a form: its value is a calendar day (YYYY-MM-DD), or the text as typed. */
export function FormDateField<Values extends FieldValues, Output = Values>({
  control,
  name,
  ...props
}: FormFieldProps<Values, Output, DateFieldProps>) {
  const { field, fieldState } = useController({ control, name });
  return <DateField {...props} {...field} error={fieldState.error?.message} />;
}
