import { useController, type FieldValues } from 'react-hook-form';
import { Select, type SelectProps } from '../select';
import type { FormFieldProps } from './form-field';

/** `Select` in a form: its value is one of a few values. */
export function FormSelect<Values extends FieldValues, Output = Values>({
  control,
  name,
  ...props
}: FormFieldProps<Values, Output, SelectProps>) {
  const { field, fieldState } = useController({ control, name });
  return <Select {...props} {...field} error={fieldState.error?.message} />;
}
