export { Chip, type ChipProps, type ChipState } from './Chip';
export { ChipList, type ChipListProps } from './ChipList';
