import { Badge, type BadgeProps } from '@erm/ui-kit/data';
import { allocationTone } from './thresholds';

export interface AllocationBadgeProps extends Omit<
  BadgeProps,
  'tone' | 'glyph' | 'value' | 'icon' | 'children'
> {
  /** Percent of a full-time day. */
  percent: number;
}

/** An assignment's allocation as `60% allocated`. Red means high (80 and up), not over capacity. */
export function AllocationBadge({ percent, ...rest }: AllocationBadgeProps) {
  return (
    <Badge tone={allocationTone(percent)} glyph="pie" value={percent} {...rest}>
      {`${percent}% allocated`}
    </Badge>
  );
}
