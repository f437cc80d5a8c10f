import type { FieldValues } from 'react-hook-form';
import { SuggestField, type SuggestFieldProps } from '../suggest-field';
import { useFormField, type FormFieldProps } from './form-field';

/** `SuggestField` bound to a form. Its value is text. */
export function FormSuggestField<Values extends FieldValues, Output = Values>(
  props: FormFieldProps<Values, Output, SuggestFieldProps>,
) {
  return <SuggestField {...useFormField(props)} />;
}
