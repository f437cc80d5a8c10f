export { ConfirmDialog, Dialog, type ConfirmDialogProps, type DialogProps } from './dialog';
export { InfoTip, type InfoTipProps } from './info-tip';
export { ContextMenu, Menu, type ContextMenuProps, type MenuItem, type MenuProps } from './menu';
export { Popover, type PopoverProps } from './popover';
export { Tooltip, type TooltipProps } from '@erm/ui-kit/core';
