import { Badge, type BadgeProps } from './Badge';
import { freeLook } from './tones';

export interface FreeBadgeProps extends Omit<BadgeProps, 'tone' | 'glyph' | 'value' | 'icon' | 'children'> {
  /** Free capacity in percent. */
  free: number;
}

/** Free capacity as `80% Free`, coloured and barred by how much it is. */
export function FreeBadge({ free, ...rest }: FreeBadgeProps) {
  return (
    <Badge {...freeLook(free)} {...rest}>
      {free}% Free
    </Badge>
  );
}
