import { useController, type FieldValues } from 'react-hook-form';
import { TextArea, type TextAreaProps } from '../text-area';
import type { FormFieldProps } from './form-field';

/** `TextArea` in a form: its value is several lines of text. */
export function FormTextArea<Values extends FieldValues, Output = Values>({
  control,
  name,
  ...props
}: FormFieldProps<Values, Output, TextAreaProps>) {
  const { field, fieldState } = useController({ control, name });
  return <TextArea {...props} {...field} error={fieldState.error?.message} />;
}
