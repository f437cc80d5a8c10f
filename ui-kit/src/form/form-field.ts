import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

/**
 * Props of a form-bound field: the form's `control`, the field's `name`, and the component's own props minus those
 * the form controls.
 */
export type FormFieldProps<Values extends FieldValues, Output, Props> = Omit<
  Props,
  'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error' | 'name' | 'ref'
> & {
  /** `Output` is the result type of the form's resolver; fields don't use it. */
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  /** Overrides the form's error, for example before submit. */
  error?: string | undefined;
};

/** Connects a field's value, error and focus to the form. */
export function useFormField<Values extends FieldValues, Output, Props>({
  control,
  name,
  error,
  ...props
}: FormFieldProps<Values, Output, Props>) {
  const { field, fieldState } = useController({ control, name });
  // Always read it: the form only notifies fields that have read their error state.
  const own = fieldState.error?.message;
  return { ...props, ...field, error: error ?? own };
}
