import { IconButton } from '@erm/ui-kit/core';
import { Menu, type MenuProps } from '@erm/ui-kit/overlay';
import { Ellipsis } from 'lucide-react';

/** What is not worth a button of its own, at the end of a line of buttons. */
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
