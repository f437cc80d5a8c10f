import { useController, type FieldValues } from 'react-hook-form';
import { DateField, type DateFieldProps } from '../date-field';
import type { FormFieldProps } from './form-field';

/** `DateField` in a form: its value is a calendar day (YYYY-MM-DD), or the text as typed. */
export function FormDateField<Values extends FieldValues>({
  control,
  name,
  ...props
}: FormFieldProps<Values, DateFieldProps>) {
  const { field, fieldState } = useController({ control, name });
  return <DateField {...props} {...field} error={fieldState.error?.message} />;
}
