export { GlyphIcon, type GlyphIconProps } from './GlyphIcon';
export type { Glyph } from './glyph';
