import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { FieldFrame } from '../field-frame';
import { IconButton } from '../icon-button';
import { InputBox } from '../text-field/TextField.styles';
import type { TextFieldOwnProps } from '../text-field';
import type { TextBinding } from '../field-frame/use-value';

export type PasswordFieldProps = Omit<TextFieldOwnProps, 'icon' | 'type'> & TextBinding;

/** A TextField for passwords, with a button that reveals them. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  controlSize = 'md',
  id: controlId,
  className,
  style,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const frame = { label, hint, error, optional, labelHidden, controlId, className, style };
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <InputBox $size={controlSize}>
          <input
            {...control}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            type={shown ? 'text' : 'password'}
          />
          <IconButton
            label={shown ? 'Hide password' : 'Show password'}
            icon={<Icon size={16} aria-hidden="true" />}
            disabled={input.disabled}
            onClick={() => setShown(!shown)}
          />
        </InputBox>
      )}
    </FieldFrame>
  );
}
