import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FieldMessage } from './FieldMessage';
import { Frame, Label, Optional } from './FieldFrame.styles';

export type FieldIds = { id: string; describedBy: string | undefined; invalid: boolean };

export type FieldTexts = {
  label: ReactNode;
  /** One line under the field; an error takes its place. */
  hint?: ReactNode;
  error?: string | undefined;
  /** Being required is the rule, so optional fields say so. */
  optional?: boolean;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
};

export type FieldFrameProps = FieldTexts &
  Omit<ComponentPropsWithRef<'div'>, 'children'> & {
    /** The control's own id, where the caller must know it. */
    controlId?: string | undefined;
    children: (ids: FieldIds) => ReactNode;
  };

/** Label above, control, hint or error below, wired by ids. Every field stands in one. */
export function FieldFrame({
  label,
  hint,
  error,
  optional = false,
  labelHidden = false,
  controlId,
  children,
  ...rest
}: FieldFrameProps) {
  const ownId = useId();
  const id = controlId ?? ownId;
  const messageId = `${id}-message`;
  const invalid = error !== undefined && error !== '';
  return (
    <Frame {...rest}>
      <Label htmlFor={id} id={`${id}-label`} $hidden={labelHidden}>
        {label}
        {optional && ' '}
        {optional && <Optional>(optional)</Optional>}
      </Label>
      {children({ id, describedBy: invalid || hint !== undefined ? messageId : undefined, invalid })}
      <FieldMessage id={messageId} hint={hint} error={error} />
    </Frame>
  );
}
