export { createLoadable, type Loadable, type LoadState } from './loadable';
export { useLoadable } from './use-loadable';
