export { NumberField, type NumberFieldProps } from './NumberField';
export { Stepper } from './Stepper';
