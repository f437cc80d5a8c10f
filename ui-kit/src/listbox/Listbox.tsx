import { FloatingPortal } from '@floating-ui/react';
import { useEffect, useRef, type ReactNode, type SyntheticEvent, type UIEvent } from 'react';
import { keepInView } from './keep-in-view';
import { Options, Popup } from './listbox.styles';
import { ListboxOption, type ListboxRow } from './ListboxOption';
import type { useListboxPopup } from './use-listbox-popup';

/** How near its end, in pixels, a list asks for more. */
const NEAR = 96;

interface ListboxProps {
  /** Of the field, whose label names the list. */
  id: string;
  popup: ReturnType<typeof useListboxPopup>;
  rows: readonly ListboxRow[];
  active: number;
  onActivate: (index: number) => void;
  onChoose: (index: number) => void;
  /** Rows of two lines. */
  tall?: boolean;
  onEndReached?: (() => void) | undefined;
  /** What stands under the rows or in their place. */
  children?: ReactNode;
}

/** Calls back with the place of the option that an event happened on: one listener for all of them. */
const onOption =
  (act: (index: number) => void) =>
  ({ target }: SyntheticEvent) => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
    if (option) act(Number(option.dataset['index']));
  };

/** The open list. It takes no focus: the field says which option is active. */
export function Listbox(props: ListboxProps) {
  const { id, popup, rows, active, onActivate, onChoose, tall = false, onEndReached, children } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => keepInView(list.current, list.current?.children[active] ?? null), [active]);
  const atEnd = active >= 0 && active === rows.length - 1;
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
        ref={popup.refs.setFloating}
        style={popup.floatingStyles}
        {...popup.getFloatingProps()}
        onMouseDown={(event) => event.preventDefault()}
      >
        <Options
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-labelledby={`${id}-label`}
          onScroll={onScroll}
          onPointerMove={onOption(onActivate)}
          onClick={onOption(onChoose)}
        >
          {rows.map((row, index) => (
            <ListboxOption
              key={row.key}
              listId={`${id}-list`}
              index={index}
              row={row}
              active={index === active}
              tall={tall}
            />
          ))}
        </Options>
        {children}
      </Popup>
    </FloatingPortal>
  );
}
