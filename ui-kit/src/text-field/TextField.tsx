import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldFrame, type FieldTexts } from '../field-frame';
import type { TextBinding } from '../field-frame/use-value';
import { Input, InputBox, type ControlSize } from './TextField.styles';

/** The props of a TextField except its value. */
export type TextFieldOwnProps = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, 'size' | 'value' | 'defaultValue'> & {
    /** 16 px icon inside the field, at its start. */
    icon?: ReactNode;
    /** 36 px, or 40 px on the sign-in screens. */
    controlSize?: ControlSize;
  };

export type TextFieldProps = TextFieldOwnProps & TextBinding;

/** A single-line text field. Controlled or uncontrolled; accepts the result of react-hook-form's `register`. */
export function TextField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  icon,
  controlSize = 'md',
  id: controlId,
  className,
  style,
  ...input
}: TextFieldProps) {
  const frame = { label, hint, error, optional, labelHidden, controlId, className, style };
  return (
    <FieldFrame {...frame}>
      {(control) =>
        icon === undefined ? (
          <Input $size={controlSize} {...control} {...input} />
        ) : (
          <InputBox $size={controlSize}>
            {icon}
            <input {...control} {...input} />
          </InputBox>
        )
      }
    </FieldFrame>
  );
}
