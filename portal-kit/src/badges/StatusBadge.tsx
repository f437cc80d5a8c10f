import { Badge, type BadgeProps } from '@erm/ui-kit/data';
import { statusAppearance, type StatusKind } from './status-appearance';

export interface StatusBadgeProps extends Omit<BadgeProps, 'tone' | 'glyph' | 'value' | 'icon' | 'children'> {
  /** The status from the API. An unknown one is shown as Other. */
  status: string;
  /** Projects and assignments color the same status differently. */
  kind: StatusKind;
}

/** A status as a word, a color, and a glyph. */
export function StatusBadge({ status, kind, ...rest }: StatusBadgeProps) {
  const { label, tone, glyph } = statusAppearance(status, kind);
  return (
    <Badge tone={tone} glyph={glyph} {...rest}>
      {label}
    </Badge>
  );
}
