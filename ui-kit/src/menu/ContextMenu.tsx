import { useLoadable } from '@erm/ui-kit/core';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { menuList } from './menu-list';
import type { MenuItem } from './MenuList';

export type ContextMenuProps = {
  /** Accessible name of the menu: "Actions for Atlas Billing". */
  label: string;
  items: readonly MenuItem[];
  /** Where to open it, in window pixels: the pointer, or a corner of the focused element. */
  at: { x: number; y: number };
  /** Called on selection, Escape, Tab, and a click outside. Focus returns to the previously focused element. */
  onClose: () => void;
};

/**
 * A menu opened by a right click or Shift+F10 on an element other than a button. All of its actions must be reachable
 * elsewhere, too, because the menu is not discoverable.
 */
export function ContextMenu({ label, items, at, onClose }: ContextMenuProps) {
  const loaded = useLoadable(menuList);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // The anchor cannot take the focus back.
  const [opener] = useState(() => document.activeElement);
  const close = () => {
    onClose();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
  return (
    <>
      {createPortal(
        <span ref={setAnchor} style={{ position: 'fixed', insetBlockStart: at.y, insetInlineStart: at.x }} />,
        document.body,
      )}
      {anchor && loaded.status === 'ready' && (
        <loaded.part
          label={label}
          items={items}
          opened={{ button: anchor, at: 'first' }}
          // After the pointer, as browsers open theirs.
          align="start"
          onClose={close}
        />
      )}
    </>
  );
}
