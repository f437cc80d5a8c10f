export { TextField, type TextFieldOwnProps, type TextFieldProps } from './TextField';
