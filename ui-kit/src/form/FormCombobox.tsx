import type { FieldValues } from 'react-hook-form';
import { Combobox, type ComboboxProps } from '../combobox';
import { useFormField, type FormFieldProps } from './form-field';

/** `Combobox` in a form: its value is the chosen item, or null while none is. */
export function FormCombobox<Item, Values extends FieldValues, Output = Values>(
  props: FormFieldProps<Values, Output, ComboboxProps<Item>>,
) {
  return <Combobox {...useFormField(props)} />;
}
