import { FloatingFocusManager, FloatingNode, FloatingPortal, useMergeRefs } from '@floating-ui/react';
import { Fragment, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { Item, List, Separator } from './Menu.styles';
import { useMenu, type Opened } from './use-menu';

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  /** Runs as the menu closes; the focus goes back to its button. */
  onSelect: () => void;
  /** Stands last, behind a line, in red. */
  danger?: boolean;
  /** Stays in the list, takes no press, and is skipped by the keys. */
  disabled?: boolean;
  /** For one choice out of several: whether it is the one. Screen readers say so; the icon is the caller's. */
  checked?: boolean;
};

export type MenuListOwnProps = Pick<ComponentPropsWithRef<'div'>, 'className' | 'style' | 'ref'>;

type MenuListProps = MenuListOwnProps & {
  label: string;
  items: readonly MenuItem[];
  opened: Opened;
  onClose: () => void;
};

/** The open menu. A closed one has nothing of it: long tables have one in each row. */
export function MenuList({ label, items, opened, onClose, className, style, ref }: MenuListProps) {
  const ordered = [...items.filter(({ danger }) => !danger), ...items.filter(({ danger }) => danger)];
  const menu = useMenu(ordered, opened, onClose);
  const listRef = useMergeRefs([menu.refs.setFloating, ref]);
  // Focus goes back to the button rather than on from the end of the document, where the list is drawn.
  const closeOnTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    onClose();
  };
  const choose = (item: MenuItem) => {
    if (item.disabled) return;
    onClose();
    item.onSelect();
  };
  return (
    <FloatingNode id={menu.nodeId}>
      <FloatingPortal preserveTabOrder={false}>
        <FloatingFocusManager context={menu.context} modal={false} guards={false}>
          <List
            ref={listRef}
            className={className}
            style={{ ...menu.floatingStyles, ...style }}
            {...menu.getFloatingProps({ role: 'menu', 'aria-label': label, onKeyDown: closeOnTab })}
          >
            {ordered.map((item, index) => (
              <Fragment key={item.label}>
                {item.danger && index > 0 && !ordered[index - 1]?.danger && <Separator role="separator" />}
                <Item
                  ref={(node: HTMLButtonElement | null) => {
                    menu.itemsRef.current[index] = node;
                  }}
                  type="button"
                  role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
                  aria-checked={item.checked}
                  tabIndex={menu.activeIndex === index ? 0 : -1}
                  aria-disabled={item.disabled || undefined}
                  $danger={item.danger === true}
                  {...menu.getItemProps({ onClick: () => choose(item) })}
                >
                  {item.icon}
                  {item.label}
                </Item>
              </Fragment>
            ))}
          </List>
        </FloatingFocusManager>
      </FloatingPortal>
    </FloatingNode>
  );
}
