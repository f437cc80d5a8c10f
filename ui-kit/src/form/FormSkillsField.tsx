import { useController, type FieldValues } from 'react-hook-form';
import { SkillsField, type SkillsFieldProps } from '../skills-field';
import type { FormFieldProps } from './form-field';

/** `SkillsField` in a form: its value is comma-separated words. */
export function FormSkillsField<Values extends FieldValues, Output = Values>({
  control,
  name,
  ...props
}: FormFieldProps<Values, Output, SkillsFieldProps>) {
  const { field, fieldState } = useController({ control, name });
  return <SkillsField {...props} {...field} error={fieldState.error?.message} />;
}
