export { layOut } from './lay-out';

/** Resolves once the code for animations has loaded, which happens after the rows. */
export const motionLoaded = () => import('../motion/slide-changes');
