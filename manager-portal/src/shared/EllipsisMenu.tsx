import { IconButton } from '@erm/ui-kit/core';
import { Menu, type MenuProps } from '@erm/ui-kit/overlay';
import { Ellipsis } from 'lucide-react';

/** Overflow menu at the end of a row of buttons. */
export function EllipsisMenu({ items }: Pick<MenuProps, 'items'>) {
  return (
    <Menu
      label="More"
      trigger={
        <IconButton
          label="More"
          size="md"
          variant="secondary"
          icon={<Ellipsis size={16} aria-hidden="true" />}
        />
      }
      items={items}
    />
  );
}
