export { hatch } from './allocation-bar/AllocationBar.styles';
export { media } from './theme/media';
export { touchTarget } from './theme/touch-target';
export { compactQuery, phoneQuery } from './theme/media';
export { useMedia } from './theme/use-media';
