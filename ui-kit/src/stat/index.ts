export { Stat, type StatProps } from './Stat';
export { StatStrip } from './StatStrip';
