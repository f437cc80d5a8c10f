export { AllocationBar, type AllocationBarProps } from './allocation-bar';
export { Avatar, type AvatarProps } from './avatar';
export {
  AllocationBadge,
  Badge,
  FreeBadge,
  StatusBadge,
  StatusGlyph,
  statusLook,
  type AllocationBadgeProps,
  type BadgeProps,
  type FreeBadgeProps,
  type StatusBadgeProps,
  type StatusGlyphProps,
  type StatusKind,
  type StatusLook,
  type Tone,
} from './badge';
export { Chip, ChipList, type ChipListProps, type ChipProps, type ChipState } from './chip';
export { countUnits, type Unit } from './format/count-units';
export { formatCount } from './format/format-count';
export { formatDay, formatDayRange, type DayStyle } from './format/format-day';
export { GlyphIcon, type Glyph, type GlyphIconProps } from './glyph';
export { ListFooter, type ListFooterProps } from './list-footer';
export {
  LoadChart,
  LoadLegend,
  type LoadChartProps,
  type LoadLegendProps,
  type LoadStep,
} from './load-chart';
export { Pips, type PipsProps } from './pips';
export { SearchField, type SearchFieldProps } from './search-field';
export { Skeleton, SkeletonRows, type SkeletonProps, type SkeletonRowsProps } from './skeleton';
export { Stat, StatStrip, type StatProps } from './stat';
export { DataTable, type Column, type DataTableProps, type Sort } from './data-table';
