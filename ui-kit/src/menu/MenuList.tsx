import { FloatingFocusManager, FloatingNode, useMergeRefs } from '@floating-ui/react';
import { Fragment, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { PopupPortal } from '../floating/overlay-portals';
import { followKeys } from './follow-keys';
import { Item, List, Separator } from './Menu.styles';
import { useMenu, type Align, type Opened } from './use-menu';

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  /** Called on selection, right after the menu closes; focus returns to its button. */
  onSelect: () => void;
  /** Listed last, after a separator, in red. */
  danger?: boolean;
  /** Stays visible but can't be selected; arrow keys and type-ahead skip it. */
  disabled?: boolean;
  /**
   * For a single choice among items: whether this one is selected. Announced by screen readers; a visual cue is up to
   * the caller's `icon`.
   */
  checked?: boolean;
};

export type MenuListOwnProps = Pick<ComponentPropsWithRef<'div'>, 'className' | 'style' | 'ref'>;

type MenuListProps = MenuListOwnProps & {
  label: string;
  items: readonly MenuItem[];
  opened: Opened;
  align?: Align;
  /** Hands over the keys that were pressed on the button before the list had the focus. */
  takeKeys?: () => string[];
  onClose: () => void;
};

/** The open menu. A closed one renders nothing, because long tables have a menu in every row. */
export function MenuList(props: MenuListProps) {
  const { label, items, opened, align = 'end', takeKeys, onClose, className, style, ref } = props;
  const ordered = [...items.filter(({ danger }) => !danger), ...items.filter(({ danger }) => danger)];
  const menu = useMenu(ordered, opened, align, onClose);
  const listRef = useMergeRefs([menu.refs.setFloating, ref]);
  // Tab returns focus to the button instead of continuing from the end of the document, where the list is portaled.
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
  const catchUp = () => {
    const keys = takeKeys?.() ?? [];
    if (keys.length === 0) return;
    const { active, chosen } = followKeys(keys, menu.labels, menu.activeIndex ?? -1);
    const item = ordered[active];
    if (item && chosen) choose(item);
    else menu.itemsRef.current[active]?.focus();
  };
  return (
    <FloatingNode id={menu.nodeId}>
      <PopupPortal preserveTabOrder={false}>
        <FloatingFocusManager context={menu.context} modal={false} guards={false}>
          <List
            ref={listRef}
            className={className}
            style={{ ...menu.floatingStyles, ...style }}
            {...menu.getFloatingProps({
              role: 'menu',
              'aria-label': label,
              onFocus: catchUp,
              onKeyDown: closeOnTab,
            })}
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
      </PopupPortal>
    </FloatingNode>
  );
}
