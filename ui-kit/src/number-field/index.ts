export { NumberField, type NumberFieldOwnProps, type NumberFieldProps } from './NumberField';
export { Stepper } from './Stepper';
