import type { ComponentPropsWithRef, ReactNode } from 'react';
import { GlyphIcon, type Glyph } from '../glyph';
import { Shape, Text } from './Badge.styles';
import type { Tone } from './tones';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** A status color, or `neutral` (an outline) for plain facts such as seniority or role. */
  tone?: Tone | 'neutral';
  /** Glyph before the text, so that color isn't the only cue. */
  glyph?: Glyph;
  /** Fill percentage of the `pie` glyph. */
  value?: number;
  /** An icon instead of a glyph. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A short fact about the item next to it. */
export function Badge({ tone = 'neutral', glyph, value, icon, children, ...rest }: BadgeProps) {
  return (
    <Shape $tone={tone} {...rest}>
      {glyph ? <GlyphIcon glyph={glyph} value={value} /> : icon}
      <Text>{children}</Text>
    </Shape>
  );
}
