import { Icon, iconPaths } from '@erm/ui-kit/data';

/** The entries of a row's menu for changing it and, where the menu has that, for seeing how it has changed. */
export const editItems = (onEdit: () => void, onDelete: () => void, onHistory?: () => void) => [
  { label: 'Edit', icon: <Icon path={iconPaths.pencil} />, onSelect: onEdit },
  ...(onHistory ? [{ label: 'History', icon: <Icon path={iconPaths.history} />, onSelect: onHistory }] : []),
  { label: 'Delete', icon: <Icon path={iconPaths.trash} />, danger: true, onSelect: onDelete },
];
