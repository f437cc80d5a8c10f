export { ContextMenu, type ContextMenuProps } from './ContextMenu';
export { Menu, type MenuProps } from './Menu';
export type { MenuItem } from './MenuList';
