import { useEffect, useRef, type ReactNode, type SyntheticEvent, type UIEvent } from 'react';
import { PopupPortal } from '../floating/overlay-portals';
import { keepInView } from './keep-in-view';
import { Options, Popup } from './listbox.styles';
import { ListboxOption, type ListboxRow } from './ListboxOption';
import type { useListboxPopup } from './use-listbox-popup';

/** Distance from the end, in px, at which the list requests more rows. */
const END_THRESHOLD = 96;

interface ListboxProps {
  /** Id of the field, whose label also names the list. */
  id: string;
  popup: ReturnType<typeof useListboxPopup>;
  rows: readonly ListboxRow[];
  active: number;
  onActivate: (index: number) => void;
  onChoose: (index: number) => void;
  /** Two-line rows. */
  tall?: boolean;
  onEndReached?: (() => void) | undefined;
  /** Content below the rows, or in place of them. */
  children?: ReactNode;
}

/** Event delegation: calls `act` with the index of the option that an event originated from. */
const onOption =
  (act: (index: number) => void) =>
  ({ target }: SyntheticEvent) => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
    if (option) act(Number(option.dataset['index']));
  };

/** The open list. Focus stays in the field, which points to the active option with `aria-activedescendant`. */
export function Listbox(props: ListboxProps) {
  const { id, popup, rows, active, onActivate, onChoose, tall = false, onEndReached, children } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => keepInView(list.current, list.current?.children[active] ?? null), [active]);
  const atEnd = active >= 0 && active === rows.length - 1;
  useEffect(() => {
    if (atEnd) onEndReached?.();
  }, [atEnd, onEndReached]);
  const onScroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    if (scrollTop + clientHeight >= scrollHeight - END_THRESHOLD) onEndReached?.();
  };
  return (
    <PopupPortal>
      {/* Keeps focus, and with it the keyboard, in the field. */}
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
    </PopupPortal>
  );
}
