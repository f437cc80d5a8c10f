import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldFrame, type FieldTexts } from '../field-frame';
import type { TextBinding } from '../field-frame/use-value';
import { Input, InputBox, type ControlSize } from './TextField.styles';

/** What a TextField takes beside its value. */
export type TextFieldOwnProps = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, 'size' | 'value' | 'defaultValue'> & {
    /** 16 px icon inside the field, at its start. */
    icon?: ReactNode;
    /** 36 px, or 40 on the sign-in screens. */
    controlSize?: ControlSize;
  };

export type TextFieldProps = TextFieldOwnProps & TextBinding;

/** A line of text. Controlled or not; takes what react-hook-form's `register` returns. */
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
