export const phoneQuery = '(max-width: 639.98px)';
/** Wide enough for everything beside a whole side bar. */
export const wideQuery = '(min-width: 1280px)';
export const narrowQuery = '(max-width: 1279.98px)';
/** Wider than a phone, but too narrow for a toolbar of many tools with all their words. */
export const compactQuery = `(min-width: 640px) and ${narrowQuery}`;

/** Wide enough for a side bar, but of icons alone. */
export const foldedQuery = `(min-width: 1024px) and ${narrowQuery}`;

/** Media queries of the three layouts. Custom properties don't work in media queries. */
export const media = {
  phone: `@media ${phoneQuery}`,
  tablet: '@media (min-width: 640px)',
  desktop: '@media (min-width: 1024px)',
  narrow: `@media ${narrowQuery}`,
  folded: `@media ${foldedQuery}`,
  belowDesktop: '@media (max-width: 1023.98px)',
  touch: `@media ${phoneQuery}, (pointer: coarse)`,
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const;
