export { FormCombobox } from './form/FormCombobox';
export { FormDateField } from './form/FormDateField';
export type { FormFieldProps } from './form/form-field';
export { FormMonthPicker } from './form/FormMonthPicker';
export { FormNumberField } from './form/FormNumberField';
export { FormPercentField } from './form/FormPercentField';
export { FormSelect } from './form/FormSelect';
export { FormSkillsField } from './form/FormSkillsField';
export { FormTextArea } from './form/FormTextArea';
