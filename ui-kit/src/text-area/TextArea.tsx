import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, type FieldTexts } from '../field-frame';
import { Area } from './TextArea.styles';

export type TextAreaProps = FieldTexts & ComponentPropsWithRef<'textarea'>;

/** Several lines of text. Controlled or not; takes what react-hook-form's `register` returns. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  labelHidden,
  id: controlId,
  className,
  style,
  rows = 3,
  ...area
}: TextAreaProps) {
  const frame = { label, hint, error, optional, labelHidden, controlId, className, style };
  return (
    <FieldFrame {...frame}>
      {({ id, describedBy, invalid }) => (
        <Area
          id={id}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          rows={rows}
          {...area}
        />
      )}
    </FieldFrame>
  );
}
