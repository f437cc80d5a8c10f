import { Badge, type BadgeProps } from '@erm/ui-kit/data';
import { statusLook, type StatusKind } from './status-look';

export interface StatusBadgeProps extends Omit<BadgeProps, 'tone' | 'glyph' | 'value' | 'icon' | 'children'> {
  /** The status from the wire; an unknown one shows as Other. */
  status: string;
  /** Projects and assignments color the same status differently. */
  kind: StatusKind;
}

/** A status as a word, a color, and a glyph. */
export function StatusBadge({ status, kind, ...rest }: StatusBadgeProps) {
  const { label, tone, glyph } = statusLook(status, kind);
  return (
    <Badge tone={tone} glyph={glyph} {...rest}>
      {label}
    </Badge>
  );
}
