/**
 * The names that the shell shares with portals as `react-dom`. Portals render inside the shell's root, so they cannot
 * create their own.
 */
export { createPortal, flushSync } from 'react-dom';
