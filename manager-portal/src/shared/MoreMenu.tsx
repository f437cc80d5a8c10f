import { Icon, iconPaths } from '@erm/ui-kit/data';
import type { MenuProps } from '@erm/ui-kit/overlay';
import { ImageDown, Keyboard, Printer } from 'lucide-react';
import { EllipsisMenu } from './EllipsisMenu';

interface MoreMenuProps {
  /** Actions of this view, listed before the common ones. */
  actions?: MenuProps['items'];
  onPrint: () => void;
  onExportImage: () => void;
  onHistory: () => void;
  onShortcuts: () => void;
}

/** Overflow menu of a view over days, at the end of its toolbar. */
export function MoreMenu({ actions = [], onPrint, onExportImage, onHistory, onShortcuts }: MoreMenuProps) {
  return (
    <EllipsisMenu
      items={[
        ...actions,
        { label: 'Print', icon: <Printer size={16} aria-hidden="true" />, onSelect: onPrint },
        { label: 'Export PNG', icon: <ImageDown size={16} aria-hidden="true" />, onSelect: onExportImage },
        { label: 'History', icon: <Icon path={iconPaths.history} />, onSelect: onHistory },
        {
          label: 'Keyboard shortcuts',
          icon: <Keyboard size={16} aria-hidden="true" />,
          onSelect: onShortcuts,
        },
      ]}
    />
  );
}
