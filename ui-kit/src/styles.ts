export { hatch } from './allocation-bar/AllocationBar.styles';
export { media } from './theme/media';
export { compactQuery, phoneQuery } from './theme/media';
export { useMedia } from './theme/use-media';
