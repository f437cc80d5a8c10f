import type { ComponentPropsWithRef } from 'react';
import { Bar, Fill, Row, type PipSize } from './Pips.styles';

/** More blocks than this can't be counted at a glance, so a bar takes over. */
const MAX_BLOCKS = 12;

export interface PipsProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Filled places; any beyond the total appear only in the label. */
  filled: number;
  /** Total number of places. */
  total: number;
  /** The same as text: "5 of 8 places". Empty if a text beside it says so. */
  label: string;
  /** `lg` doubles the size, for panels that focus on the places. */
  size?: PipSize;
}

/** One small block per place in a team, or a bar for more than twelve. */
export function Pips({ filled, total, label, size = 'md', ...rest }: PipsProps) {
  const spoken = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  if (total > MAX_BLOCKS) {
    const share = Math.min(100, Math.max(0, (filled / total) * 100));
    return (
      <Bar {...spoken} {...rest}>
        <Fill style={{ inlineSize: `${share}%` }} />
      </Bar>
    );
  }
  return <Row {...spoken} $filled={filled} $total={total} $size={size} {...rest} />;
}
