import { Badge, type BadgeProps } from './Badge';
import { allocationTone } from './tones';

export interface AllocationBadgeProps extends Omit<
  BadgeProps,
  'tone' | 'glyph' | 'value' | 'icon' | 'children'
> {
  /** Share of a full-time day, in percent. */
  percent: number;
}

/** One assignment's share as `60% allocated`; red means heavy (80 and over), not over capacity. */
export function AllocationBadge({ percent, ...rest }: AllocationBadgeProps) {
  return (
    <Badge tone={allocationTone(percent)} glyph="pie" value={percent} {...rest}>
      {percent}% allocated
    </Badge>
  );
}
