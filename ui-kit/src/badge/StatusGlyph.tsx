import { GlyphIcon, type GlyphIconProps } from '../glyph';
import { statusLook, type StatusKind } from './status-look';

export interface StatusGlyphProps extends Omit<GlyphIconProps, 'glyph' | 'value'> {
  /** The status word in lower case; an unknown one is drawn as Other. */
  status: string;
  /** Whether it is a project's or an assignment's. */
  kind: StatusKind;
  /** False where the word itself stands beside the drawing; otherwise the drawing is named with it. */
  named?: boolean;
}

/** A status as its coloured drawing alone, for rows and options that are too narrow for the badge. */
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
