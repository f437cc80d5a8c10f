import { useController, type FieldValues } from 'react-hook-form';
import { PercentField, type PercentFieldProps } from '../percent-field';
import type { FormFieldProps } from './form-field';

/** `PercentField` in a form: its value is a percentage, or null while nothing is typed. */
export function FormPercentField<Values extends FieldValues, Output = Values>({
  control,
  name,
  ...props
}: FormFieldProps<Values, Output, PercentFieldProps>) {
  const { field, fieldState } = useController({ control, name });
  return <PercentField {...props} {...field} error={fieldState.error?.message} />;
}
