export { layOut } from './lay-out';

/** Resolves once rows and bars slide, whose code is loaded after the rows. */
export const motionLoaded = () => import('../motion/slide-changes');
