export { hatch } from './allocation-bar/AllocationBar.styles';
export { media } from './theme/media';
