import { Badge, type BadgeProps } from '@erm/ui-kit/data';
import { freeAppearance } from './thresholds';

export interface FreeBadgeProps extends Omit<BadgeProps, 'tone' | 'glyph' | 'value' | 'icon' | 'children'> {
  /** Free capacity in percent. */
  free: number;
}

/** Free capacity as `80% Free`, with a color and signal bars that indicate the amount. */
export function FreeBadge({ free, ...rest }: FreeBadgeProps) {
  return (
    <Badge {...freeAppearance(free)} {...rest}>
      {`${free}% Free`}
    </Badge>
  );
}
