export { CutText, type CutTextProps } from './CutText';
