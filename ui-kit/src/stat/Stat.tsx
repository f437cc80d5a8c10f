import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Context, Label, Root, Value, type StatSize } from './Stat.styles';

export interface StatProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  label: ReactNode;
  /** The number, with its unit. */
  value: ReactNode;
  /** A line of text or a bar that puts the number in context. */
  context?: ReactNode;
  /** 36 px on a page, 28 px in a dialog. */
  size?: StatSize;
}

/** A key figure with a label and context. */
export function Stat({ label, value, context, size = 'lg', ...rest }: StatProps) {
  const labelId = useId();
  return (
    <Root role="group" aria-labelledby={labelId} {...rest}>
      <Label id={labelId}>{label}</Label>
      <Value $size={size} translate="no">
        {value}
      </Value>
      {context !== undefined && <Context>{context}</Context>}
    </Root>
  );
}
