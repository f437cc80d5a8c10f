export { Button, type ButtonProps } from './button';
export { Cluster, type ClusterProps } from './cluster';
export { FieldFrame, type FieldFrameProps, type FieldIds, type FieldTexts } from './field-frame';
export { IconButton, type IconButtonProps } from './icon-button';
export { PasswordField, type PasswordFieldProps } from './password-field';
export { Spinner, type SpinnerProps } from './spinner';
export { Stack, type StackProps } from './stack';
export { TextField, type TextFieldProps } from './text-field';
export { VisuallyHidden } from './visually-hidden';
