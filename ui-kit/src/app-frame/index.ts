export { AppFrame, type AppFrameProps } from './AppFrame';
export type { NavGroup, NavLinkProps, RenderLink } from './Navigation';
export type { Theme } from './ThemeChoice';
