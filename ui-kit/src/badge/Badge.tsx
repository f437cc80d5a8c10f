import type { ComponentPropsWithRef, ReactNode } from 'react';
import { GlyphIcon, type Glyph } from '../glyph';
import { Shape, Text } from './Badge.styles';
import type { Tone } from './tones';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** Color of a status; `neutral` is an outline for plain facts (seniority, role). */
  tone?: Tone | 'neutral';
  /** Drawing before the text, the cue beside the color. */
  glyph?: Glyph;
  /** Percentage that the glyph `pie` is filled to. */
  value?: number;
  /** An icon in the place of a glyph. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A short fact about the thing it stands beside. */
export function Badge({ tone = 'neutral', glyph, value, icon, children, ...rest }: BadgeProps) {
  return (
    <Shape $tone={tone} {...rest}>
      {glyph ? <GlyphIcon glyph={glyph} value={value} /> : icon}
      <Text>{children}</Text>
    </Shape>
  );
}
