export { PercentField, type PercentFieldProps } from './PercentField';
export type { Mark } from './Slider';
