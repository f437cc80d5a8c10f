import { Ellipsis } from 'lucide-react';
import {
  cloneElement,
  useState,
  type HTMLProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react';
import { IconButton } from '../icon-button';
import { MenuList, type MenuItem, type MenuListOwnProps } from './MenuList';
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

/** A button that opens a list of actions. Supports arrow keys, Home, End, type-ahead and Escape. */
export function Menu({ label, items, trigger, ...list }: MenuProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const button =
    trigger ?? ((<IconButton label={label} icon={<Ellipsis size={16} aria-hidden="true" />} />) as Trigger);
  const press = (event: MouseEvent<HTMLElement>) => {
    button.props.onClick?.(event);
    // A click triggered by the keyboard has `detail` 0.
    const at = event.detail === 0 ? 'first' : 'list';
    setOpened(opened ? null : { button: event.currentTarget, at });
  };
  const openByArrow = (event: KeyboardEvent<HTMLElement>) => {
    button.props.onKeyDown?.(event);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpened({ button: event.currentTarget, at: event.key === 'ArrowDown' ? 'first' : 'last' });
  };
  return (
    <>
      {cloneElement(button, {
        'aria-haspopup': 'menu',
        'aria-expanded': opened !== null,
        onClick: press,
        onKeyDown: openByArrow,
      })}
      {opened && <MenuList {...list} label={label} items={items} opened={opened} onClose={close} />}
    </>
  );
}
