import type { FieldValues } from 'react-hook-form';
import { SkillsField, type SkillsFieldProps } from '../skills-field';
import { useFormField, type FormFieldProps } from './form-field';

/** `SkillsField` in a form: its value is comma-separated words. */
export function FormSkillsField<Values extends FieldValues, Output = Values>(
  props: FormFieldProps<Values, Output, SkillsFieldProps>,
) {
  return <SkillsField {...useFormField(props)} />;
}
