export { createLoadable, type Loadable, type LoadState } from './loadable';
export { useLoadedLater, useLoadLater } from './use-load-later';
export { useLoadable } from './use-loadable';
