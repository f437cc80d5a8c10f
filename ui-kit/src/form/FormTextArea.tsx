import type { FieldValues } from 'react-hook-form';
import { TextArea, type TextAreaProps } from '../text-area';
import { useFormField, type FormFieldProps } from './form-field';

/** `TextArea` in a form: its value is several lines of text. */
export function FormTextArea<Values extends FieldValues, Output = Values>(
  props: FormFieldProps<Values, Output, TextAreaProps>,
) {
  return <TextArea {...useFormField(props)} />;
}
