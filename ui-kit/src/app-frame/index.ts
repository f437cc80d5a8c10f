export { AppFrame, type AppFrameProps } from './AppFrame';
export type { LinkProps, NavItem, RenderLink } from './Navigation';
export type { Theme } from './ThemeChoice';
