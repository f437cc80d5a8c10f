import { FloatingPortal } from '@floating-ui/react';
import { Check } from 'lucide-react';
import { useEffect, useRef, type CSSProperties, type HTMLProps, type ReactNode, type UIEvent } from 'react';
import { keepInView } from '../listbox/keep-in-view';
import { Option, Options, OptionText, Popup } from '../listbox/listbox.styles';

/** How near its end, in pixels, a list asks for more. */
const NEAR = 96;

interface ComboboxListProps<Item> {
  listId: string;
  labelId: string;
  items: Item[];
  itemKey: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  selectedKey: string | undefined;
  active: number;
  onActivate: (index: number) => void;
  onChoose: (item: Item) => void;
  onEndReached: (() => void) | undefined;
  /** What stands under the items or in their place. */
  children: ReactNode;
  setPopup: (element: HTMLElement | null) => void;
  style: CSSProperties;
  popupProps: HTMLProps<HTMLElement>;
}

/** The open list. It takes no focus: the field says which item is active. */
export function ComboboxList<Item>(props: ComboboxListProps<Item>) {
  const { listId, labelId, items, itemKey, renderItem, selectedKey, active, onActivate, onChoose } = props;
  const { onEndReached, children, setPopup, style, popupProps } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => keepInView(list.current, list.current?.children[active] ?? null), [active]);
  const atEnd = active >= 0 && active === items.length - 1;
  useEffect(() => {
    if (atEnd) onEndReached?.();
  }, [atEnd, onEndReached]);
  const onScroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    if (scrollTop + clientHeight >= scrollHeight - NEAR) onEndReached?.();
  };
  return (
    <FloatingPortal>
      {/* The field keeps the focus, and with it the keys. */}
      <Popup
        ref={setPopup}
        style={style}
        {...(popupProps as object)}
        onMouseDown={(event) => event.preventDefault()}
      >
        <Options ref={list} id={listId} role="listbox" aria-labelledby={labelId} onScroll={onScroll}>
          {items.map((item, index) => (
            <Option
              key={itemKey(item)}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={itemKey(item) === selectedKey}
              $active={index === active}
              $tall
              onPointerMove={() => onActivate(index)}
              onClick={() => onChoose(item)}
            >
              <OptionText>{renderItem(item)}</OptionText>
              {itemKey(item) === selectedKey && <Check size={16} aria-hidden="true" />}
            </Option>
          ))}
        </Options>
        {children}
      </Popup>
    </FloatingPortal>
  );
}
