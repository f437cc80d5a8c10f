export { Pips, type PipsProps } from './Pips';
