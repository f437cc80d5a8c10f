export { hatch } from './allocation-bar/AllocationBar.styles';
export { keepClear } from './floating/keep-clear';
export { media } from './theme/media';
export { touchTarget } from './theme/touch-target';
export { compactQuery, narrowQuery, phoneQuery, wideQuery } from './theme/media';
export { useMedia } from './theme/use-media';
