export { AppFrame, type AppFrameProps } from './AppFrame';
export type { NavLinkProps, NavItem, RenderLink } from './Navigation';
export type { Theme } from './ThemeChoice';
