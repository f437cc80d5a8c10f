export { AllocationBadge, type AllocationBadgeProps } from './AllocationBadge';
export { Badge, type BadgeProps } from './Badge';
export { FreeBadge, type FreeBadgeProps } from './FreeBadge';
export { StatusBadge, type StatusBadgeProps } from './StatusBadge';
export { StatusGlyph, type StatusGlyphProps } from './StatusGlyph';
export { statusLook, type StatusKind } from './status-look';
export type { StatusLook, Tone } from './tones';
