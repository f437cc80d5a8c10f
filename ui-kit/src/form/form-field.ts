import type { Control, FieldPath, FieldValues } from 'react-hook-form';

/** What a form's field takes: where its value lives, and the field's own props without those the form sets. */
export type FormFieldProps<Values extends FieldValues, Output, Props> = Omit<
  Props,
  'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error' | 'name' | 'ref'
> & {
  /** `Output` is what the form's resolver makes of the values; a field does not look at it. */
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
};
