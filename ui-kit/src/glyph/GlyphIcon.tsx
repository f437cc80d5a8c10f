import type { ReactNode, SVGProps } from 'react';
import type { Glyph } from './glyph';
import { Pie } from './Pie';
import { Signal } from './Signal';

export interface GlyphIconProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  glyph: Glyph;
  /** Fill percentage of `pie`; ignored by the other glyphs. */
  value?: number;
  /** Width and height in px. */
  size?: number;
}

const RING = <circle cx="7" cy="7" r="5.25" fill="none" stroke="currentColor" strokeWidth="1.5" />;

const DRAWINGS: Record<Glyph, (value: number) => ReactNode> = {
  halfDisc: () => (
    <>
      {RING}
      <path d="M7 3.75a3.25 3.25 0 0 1 0 6.5z" fill="currentColor" />
    </>
  ),
  discCheck: () => (
    <>
      <circle cx="7" cy="7" r="6" fill="currentColor" />
      <path
        d="m4.4 7.2 1.8 1.8 3.4-3.7"
        fill="none"
        stroke="var(--glyph-cut, var(--bg-sheet))"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  dashedRing: () => (
    <circle
      cx="7"
      cy="7"
      r="5.25"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      pathLength="80"
      strokeDasharray="5.5 4.5"
    />
  ),
  ringDash: () => (
    <>
      {RING}
      <path d="M4.75 7h4.5" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
  signal1: () => <Signal bars={1} />,
  signal2: () => <Signal bars={2} />,
  signal3: () => <Signal bars={3} />,
  signal4: () => <Signal bars={4} />,
  pie: (value) => <Pie value={value}>{RING}</Pie>,
};

/** The product's status glyphs, in the current text color. Decorative: always show text next to them. */
export function GlyphIcon({ glyph, value = 0, size = 14, ...rest }: GlyphIconProps) {
  return (
    <svg aria-hidden="true" focusable="false" width={size} height={size} viewBox="0 0 14 14" {...rest}>
      {DRAWINGS[glyph](value)}
    </svg>
  );
}
