import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FieldMessage } from './FieldMessage';
import { Frame, Label, Optional } from './FieldFrame.styles';

/** Props to spread onto the control: its id, and ARIA attributes for the message and state. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': boolean;
};

export type FieldTexts = {
  label: ReactNode;
  /** One line of helper text below the field; replaced by an error. */
  hint?: ReactNode;
  /** The problem and how to fix it, in one sentence. '' and undefined mean no error. */
  error?: string | undefined;
  /** Default false: fields are required. Required fields set `aria-required`; optional ones say so in the label. */
  optional?: boolean;
  /** Hides the label visually but keeps it for screen readers. */
  labelHidden?: boolean;
};

export type FieldFrameProps = FieldTexts &
  Omit<ComponentPropsWithRef<'div'>, 'children'> & {
    /** Id of the control, if the caller needs to know it. */
    controlId?: string | undefined;
    children: (control: FieldControl) => ReactNode;
  };

/** Label above, control, helper text or error below, all linked by id. Wraps every field with a single control. */
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
        <span>{label}</span>
        {optional && (
          <>
            {' '}
            <Optional>(optional)</Optional>
          </>
        )}
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
