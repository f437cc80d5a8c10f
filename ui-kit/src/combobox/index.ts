export { Combobox, type ComboboxProps } from './Combobox';
export type { ComboboxStatus } from './ComboboxMessage';
