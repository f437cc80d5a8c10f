import { IconButton, useLoadable } from '@erm/ui-kit/core';
import { Ellipsis } from 'lucide-react';
import {
  cloneElement,
  useRef,
  useState,
  type FocusEvent,
  type HTMLProps,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
} from 'react';
import { menuList } from './menu-list';
import type { MenuItem, MenuListOwnProps } from './MenuList';
import type { Opened } from './use-menu';

type Trigger = ReactElement<HTMLProps<HTMLElement>>;

/** `className`, `style` and `ref` apply to the open list; the button takes its own from `trigger`. */
export type MenuProps = MenuListOwnProps & {
  /** Accessible name of the menu and of the default ellipsis button: "Actions for Ana Sousa". */
  label: string;
  items: readonly MenuItem[];
  /** A single button that replaces the ellipsis button. */
  trigger?: Trigger;
};

// Loaded once the pointer or the focus reaches a menu's button. A table has one in every row, and most stay closed.
/** A button that opens a list of actions. Supports arrow keys, Home, End, type-ahead and Escape. */
export function Menu({ label, items, trigger, ...list }: MenuProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const loaded = useLoadable(menuList, false);
  const MenuList = loaded.status === 'ready' ? loaded.part : null;
  const keysAhead = useRef<string[]>([]);
  const close = () => setOpened(null);
  const button =
    trigger ?? ((<IconButton label={label} icon={<Ellipsis size={16} aria-hidden="true" />} />) as Trigger);
  const open = (next: Opened | null) => {
    keysAhead.current = [];
    setOpened(next);
    if (next) void menuList.load().then(() => menuList.get().status === 'failed' && setOpened(null));
  };
  const press = (event: MouseEvent<HTMLElement>) => {
    button.props.onClick?.(event);
    // A click triggered by the keyboard has `detail` 0.
    const at = event.detail === 0 ? 'first' : 'list';
    open(opened ? null : { button: event.currentTarget, at });
  };
  const openByArrow = (event: KeyboardEvent<HTMLElement>) => {
    button.props.onKeyDown?.(event);
    // The list is not there yet, or is about to take the focus.
    if (opened) {
      if (event.key === 'Escape' || event.key === 'Tab') return close();
      event.preventDefault();
      keysAhead.current.push(event.key);
      return;
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open({ button: event.currentTarget, at: event.key === 'ArrowDown' ? 'first' : 'last' });
  };
  return (
    <>
      {cloneElement(button, {
        'aria-haspopup': 'menu',
        'aria-expanded': opened !== null,
        onClick: press,
        onKeyDown: openByArrow,
        onPointerEnter: (event: PointerEvent<HTMLElement>) => {
          button.props.onPointerEnter?.(event);
          void menuList.load();
        },
        onFocus: (event: FocusEvent<HTMLElement>) => {
          button.props.onFocus?.(event);
          void menuList.load();
        },
      })}
      {opened && MenuList && (
        <MenuList
          {...list}
          label={label}
          items={items}
          opened={opened}
          takeKeys={() => keysAhead.current.splice(0)}
          onClose={close}
        />
      )}
    </>
  );
}
