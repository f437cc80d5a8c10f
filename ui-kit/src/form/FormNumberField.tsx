import { useController, type FieldValues } from 'react-hook-form';
import { NumberField, type NumberFieldProps } from '../number-field';
import type { FormFieldProps } from './form-field';

/** `NumberField` in a form: its value is a number, or null while nothing is typed. */
export function FormNumberField<Values extends FieldValues, Output = Values>({
  control,
  name,
  ...props
}: FormFieldProps<Values, Output, NumberFieldProps>) {
  const { field, fieldState } = useController({ control, name });
  return <NumberField {...props} {...field} error={fieldState.error?.message} />;
}
