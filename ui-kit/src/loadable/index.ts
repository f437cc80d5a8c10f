export { createLoadable, type Loadable, type LoadState } from './loadable';
export { useLoadLater } from './use-load-later';
export { useLoadable } from './use-loadable';
