import type { Control, FieldPath, FieldValues } from 'react-hook-form';

/** What a form's field takes: where its value lives, and the field's own props without those the form sets. */
export type FormFieldProps<Values extends FieldValues, Props> = Omit<
  Props,
  'value' | 'onChange' | 'onBlur' | 'error' | 'name' | 'ref'
> & {
  control: Control<Values>;
  name: FieldPath<Values>;
};
