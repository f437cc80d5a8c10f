export { ListFooter, type ListFooterProps } from './ListFooter';
export { Foot } from './ListFooter.styles';
