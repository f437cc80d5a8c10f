export { Chip, type ChipProps } from './Chip';
export type { ChipState } from './Chip.styles';
export { ChipList, type ChipListProps } from './ChipList';
