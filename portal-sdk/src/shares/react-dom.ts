/**
 * What the shell shares with portals as `react-dom`. Portals render inside the shell's root, so they get no way to
 * create one.
 */
export { createPortal, flushSync } from 'react-dom';
