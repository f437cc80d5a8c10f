export { NumberField, type NumberFieldProps } from './number-field';
export { PercentField, type Mark, type PercentFieldProps } from './percent-field';
export { SkillsField, type SkillsFieldProps } from './skills-field';
export { TextArea, type TextAreaProps } from './text-area';
