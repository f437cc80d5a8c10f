import type { ComponentPropsWithRef } from 'react';
import { Bar, Fill, Row, type PipSize } from './Pips.styles';

/** Nobody counts more blocks than this at a glance; a bar says it better. */
const MAX_BLOCKS = 12;

export interface PipsProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Places taken; those over the total are not drawn, the label says them. */
  filled: number;
  /** Places there are. */
  total: number;
  /** The same in words: "5 of 8 places". */
  label: string;
  /** Twice as large where the places are the point of the panel. */
  size?: PipSize;
}

/** One small block per place of a team, a bar above twelve. */
export function Pips({ filled, total, label, size = 'md', ...rest }: PipsProps) {
  if (total > MAX_BLOCKS) {
    const share = Math.min(100, Math.max(0, (filled / total) * 100));
    return (
      <Bar role="img" aria-label={label} {...rest}>
        <Fill style={{ inlineSize: `${share}%` }} />
      </Bar>
    );
  }
  return <Row role="img" aria-label={label} $filled={filled} $total={total} $size={size} {...rest} />;
}
