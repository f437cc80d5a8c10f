import type { FieldValues } from 'react-hook-form';
import { TextArea, type TextAreaProps } from '../text-area';
import { useFormField, type FormFieldProps } from './form-field';

/** `TextArea` bound to a form. Its value is multi-line text. */
export function FormTextArea<Values extends FieldValues, Output = Values>(
  props: FormFieldProps<Values, Output, TextAreaProps>,
) {
  return <TextArea {...useFormField(props)} />;
}
