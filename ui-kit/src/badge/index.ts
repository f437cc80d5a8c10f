export { Badge, type BadgeProps } from './Badge';
export type { Tone } from './tones';
