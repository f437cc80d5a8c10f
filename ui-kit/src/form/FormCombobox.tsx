import type { FieldValues } from 'react-hook-form';
import { Combobox, type ComboboxProps } from '../combobox';
import { useFormField, type FormFieldProps } from './form-field';

/** `Combobox` bound to a form. Its value is the selected item, or null. */
export function FormCombobox<Item, Values extends FieldValues, Output = Values>(
  props: FormFieldProps<Values, Output, ComboboxProps<Item>>,
) {
  return <Combobox {...useFormField(props)} />;
}
