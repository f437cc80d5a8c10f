import { Badge, type BadgeProps } from './Badge';
import { statusLook, type StatusKind } from './status-look';

export interface StatusBadgeProps extends Omit<BadgeProps, 'tone' | 'glyph' | 'value' | 'icon' | 'children'> {
  /** The status word in lower case; an unknown one is shown as Other. */
  status: string;
  /** Whether it is a project's or an assignment's: their colours differ. */
  kind: StatusKind;
}

/** A status as a word, a colour and a drawing. */
export function StatusBadge({ status, kind, ...rest }: StatusBadgeProps) {
  const { label, tone, glyph } = statusLook(status, kind);
  return (
    <Badge tone={tone} glyph={glyph} {...rest}>
      {label}
    </Badge>
  );
}
