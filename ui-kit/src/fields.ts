export { Combobox, type ComboboxProps, type ComboboxStatus } from './combobox';
export { DateField, type DateFieldProps } from './date-field';
export { NumberField, type NumberFieldProps } from './number-field';
export { PercentField, type Mark, type PercentFieldProps } from './percent-field';
export { Select, type SelectOption, type SelectProps } from './select';
export { SuggestField, type SuggestFieldProps } from './suggest-field';
export { TextArea, type TextAreaProps } from './text-area';
