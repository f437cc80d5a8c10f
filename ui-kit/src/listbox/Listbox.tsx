import { FloatingPortal } from '@floating-ui/react';
import { Check } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type UIEvent } from 'react';
import { keepInView } from './keep-in-view';
import { Option, Options, OptionText, Popup } from './listbox.styles';
import type { useListboxPopup } from './use-listbox-popup';

/** How near its end, in pixels, a list asks for more. */
const NEAR = 96;

interface ListboxRow {
  key: string;
  selected: boolean;
  glyph?: ReactNode;
  text: ReactNode;
}

interface ListboxProps {
  /** Of the field, whose label names the list. */
  id: string;
  popup: ReturnType<typeof useListboxPopup>;
  rows: ListboxRow[];
  active: number;
  onActivate: (index: number) => void;
  onChoose: (index: number) => void;
  /** Rows of two lines. */
  tall?: boolean;
  onEndReached?: (() => void) | undefined;
  /** What stands under the rows or in their place. */
  children?: ReactNode;
}

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
        >
          {rows.map(({ key, selected, glyph, text }, index) => (
            <Option
              key={key}
              id={`${id}-list-${index}`}
              role="option"
              aria-selected={selected}
              $active={index === active}
              $tall={tall}
              onPointerMove={() => onActivate(index)}
              onClick={() => onChoose(index)}
            >
              {glyph}
              <OptionText>{text}</OptionText>
              {selected && <Check size={16} aria-hidden="true" />}
            </Option>
          ))}
        </Options>
        {children}
      </Popup>
    </FloatingPortal>
  );
}
