export { compactQuery, media, narrowQuery, phoneQuery, useMedia, wideQuery } from '@erm/ui-kit/core';
export { hatch } from './allocation-bar/AllocationBar.styles';
export { keepClear } from './floating/keep-clear';
export { touchTarget } from './theme/touch-target';
