import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FieldMessage } from './FieldMessage';
import { Frame, Label, Optional } from './FieldFrame.styles';

/** What a control takes from its frame, to be spread on it: what the label points at and screen readers hear of it. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': boolean;
};

export type FieldTexts = {
  label: ReactNode;
  /** One line under the field; an error takes its place. */
  hint?: ReactNode;
  /** What is wrong and how to mend it, as one sentence. '' and undefined are no error. */
  error?: string | undefined;
  /** Default false. Being required is the rule: it is told to screen readers, and optional fields say so to everyone. */
  optional?: boolean;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
};

export type FieldFrameProps = FieldTexts &
  Omit<ComponentPropsWithRef<'div'>, 'children'> & {
    /** The control's own id, where the caller must know it. */
    controlId?: string | undefined;
    children: (control: FieldControl) => ReactNode;
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
      {children({
        id,
        'aria-describedby': invalid || hint !== undefined ? messageId : undefined,
        'aria-invalid': invalid || undefined,
        'aria-required': !optional,
      })}
      <FieldMessage id={messageId} hint={hint} error={error} />
    </Frame>
  );
}
