import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

/** What a form's field takes: where its value lives, and the field's own props without those the form sets. */
export type FormFieldProps<Values extends FieldValues, Output, Props> = Omit<
  Props,
  'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error' | 'name' | 'ref'
> & {
  /** `Output` is what the form's resolver makes of the values; a field does not look at it. */
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  /** In place of the form's own error, such as what is wrong before it is sent. */
  error?: string | undefined;
};

/** The props of a field whose value, error and focus are the form's. */
export function useFormField<Values extends FieldValues, Output, Props>({
  control,
  name,
  error,
  ...props
}: FormFieldProps<Values, Output, Props>) {
  const { field, fieldState } = useController({ control, name });
  // Read whether it is shown or not: the form tells of errors only whom it has seen read them.
  const own = fieldState.error?.message;
  return { ...props, ...field, error: error ?? own };
}
