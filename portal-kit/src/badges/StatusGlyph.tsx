import { GlyphIcon, type GlyphIconProps } from '@erm/ui-kit/data';
import { statusAppearance, type StatusKind } from './status-appearance';

export interface StatusGlyphProps extends Omit<GlyphIconProps, 'glyph' | 'value'> {
  /** The status from the API. An unknown one is shown as Other. */
  status: string;
  /** Projects and assignments color the same status differently. */
  kind: StatusKind;
  /** Whether the status is the glyph's accessible name (default true). False if the text is already next to it. */
  named?: boolean;
}

/** A status as a colored glyph without text, for rows and options that are too narrow for the badge. */
export function StatusGlyph({ status, kind, named = true, style, ...rest }: StatusGlyphProps) {
  const { label, tone, glyph } = statusAppearance(status, kind);
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
