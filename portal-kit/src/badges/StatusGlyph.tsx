import { GlyphIcon, type GlyphIconProps } from '@erm/ui-kit/data';
import { statusLook, type StatusKind } from './status-look';

export interface StatusGlyphProps extends Omit<GlyphIconProps, 'glyph' | 'value'> {
  /** The status from the wire; an unknown one shows as Other. */
  status: string;
  /** Projects and assignments color the same status differently. */
  kind: StatusKind;
  /** False when the status is already written next to the glyph. Default true: the glyph carries it as its name. */
  named?: boolean;
}

/** A status as its colored glyph alone, for rows and options too narrow for the badge. */
export function StatusGlyph({ status, kind, named = true, style, ...rest }: StatusGlyphProps) {
  const { label, tone, glyph } = statusLook(status, kind);
  const naming = named ? { role: 'img', 'aria-label': label, 'aria-hidden': undefined } : {};
  return (
    <GlyphIcon
      glyph={glyph}
      {...naming}
      style={{ color: `var(--status-${tone}-solid)`, ...style }}
      {...rest}
    />
  );
}
