import { FieldFrame, type FieldTexts } from '@erm/ui-kit/core';
import type { ComponentPropsWithRef } from 'react';
import type { TextBinding } from '../field-frame/use-value';
import { Area } from './TextArea.styles';

/** The props of a TextArea except its value. */
type TextAreaOwnProps = FieldTexts & Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'defaultValue'>;

export type TextAreaProps = TextAreaOwnProps & TextBinding;

/** A multi-line text field. Controlled or uncontrolled; accepts the result of react-hook-form's `register`. */
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
  return <FieldFrame {...frame}>{(control) => <Area {...control} rows={rows} {...area} />}</FieldFrame>;
}
