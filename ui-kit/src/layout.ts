export {
  AppFrame,
  type AppFrameProps,
  type NavLinkProps,
  type NavGroup,
  type RenderLink,
  type Theme,
} from './app-frame';
export { Card } from './card';
export { Grid, type GridProps } from './grid';
export { Page, type PageProps } from './page';
export { PageHeader, type PageHeaderProps } from './page-header';
export { Panel, type PanelProps } from './panel';
export { Toolbar, type ToolbarProps } from './toolbar';
