import { FloatingFocusManager, FloatingNode, FloatingPortal, useMergeRefs } from '@floating-ui/react';
import { Ellipsis } from 'lucide-react';
import {
  cloneElement,
  Fragment,
  type ComponentPropsWithRef,
  type HTMLProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { IconButton } from '../icon-button';
import { Item, List, Separator } from './Menu.styles';
import { useMenu } from './use-menu';

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

type Trigger = ReactElement<HTMLProps<Element> & { ref?: Ref<Element> }>;

/** `className`, `style` and `ref` are the open list's; the button has those of `trigger`. */
export type MenuProps = Pick<ComponentPropsWithRef<'div'>, 'className' | 'style' | 'ref'> & {
  /** Names the menu and the ellipsis button that opens it: "Actions for Ana Sousa". */
  label: string;
  items: readonly MenuItem[];
  /** One button that takes a ref and stands for the ellipsis. */
  trigger?: Trigger;
};

/** A button with a list of actions: arrow keys, Home, End, type-ahead, Escape. */
export function Menu({ label, items, trigger, className, style, ref: givenRef }: MenuProps) {
  const ordered = [...items.filter(({ danger }) => !danger), ...items.filter(({ danger }) => danger)];
  const menu = useMenu(ordered);
  const ellipsis = (<IconButton label={label} icon={<Ellipsis size={16} aria-hidden="true" />} />) as Trigger;
  const button = trigger ?? ellipsis;
  const ref = useMergeRefs([menu.refs.setReference, button.props.ref]);
  const listRef = useMergeRefs([menu.refs.setFloating, givenRef]);
  // Focus goes back to the button rather than on from the end of the document, where the list is drawn.
  const closeOnTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    menu.close();
  };
  const choose = (item: MenuItem) => {
    if (item.disabled) return;
    menu.close();
    item.onSelect();
  };
  return (
    <FloatingNode id={menu.nodeId}>
      {cloneElement(
        button,
        menu.getReferenceProps({
          ...button.props,
          ref,
          'aria-haspopup': 'menu',
          'aria-expanded': menu.open,
        }),
      )}
      {menu.open && (
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
      )}
    </FloatingNode>
  );
}
