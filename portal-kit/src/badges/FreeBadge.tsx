import { Badge, type BadgeProps } from '@erm/ui-kit/data';
import { freeLook } from './thresholds';

export interface FreeBadgeProps extends Omit<BadgeProps, 'tone' | 'glyph' | 'value' | 'icon' | 'children'> {
  /** Free capacity in percent. */
  free: number;
}

/** Free capacity as `80% Free`, with a color and signal bars for how much that is. */
export function FreeBadge({ free, ...rest }: FreeBadgeProps) {
  return (
    <Badge {...freeLook(free)} {...rest}>
      {free}% Free
    </Badge>
  );
}
