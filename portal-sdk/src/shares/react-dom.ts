/** What the shell hands portals as `react-dom`; a root of their own is none of it. */
export { createPortal, flushSync } from 'react-dom';
