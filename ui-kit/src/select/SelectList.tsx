import { FloatingPortal } from '@floating-ui/react';
import { Check } from 'lucide-react';
import { useEffect, useRef, type CSSProperties, type HTMLProps, type ReactNode } from 'react';
import { keepInView } from '../listbox/keep-in-view';
import { Option, Options, OptionText, Popup } from '../listbox/listbox.styles';

export interface SelectOption {
  value: string;
  label: string;
  /** Before the label, such as the drawing of a status. */
  glyph?: ReactNode;
}

interface SelectListProps {
  listId: string;
  labelId: string;
  options: SelectOption[];
  selected: number;
  active: number;
  onActivate: (index: number) => void;
  onChoose: (index: number) => void;
  setPopup: (element: HTMLElement | null) => void;
  style: CSSProperties;
  popupProps: HTMLProps<HTMLElement>;
}

/** The open list. It takes no focus: the button says which option is active. */
export function SelectList(props: SelectListProps) {
  const { listId, labelId, options, selected, active, onActivate, onChoose, setPopup, style } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => keepInView(list.current, list.current?.children[active] ?? null), [active]);
  return (
    <FloatingPortal>
      {/* The button keeps the focus, and with it the keys. */}
      <Popup
        ref={setPopup}
        style={style}
        {...(props.popupProps as object)}
        onMouseDown={(event) => event.preventDefault()}
      >
        <Options ref={list} id={listId} role="listbox" aria-labelledby={labelId}>
          {options.map(({ value, label, glyph }, index) => (
            <Option
              key={value}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === selected}
              $active={index === active}
              $tall={false}
              onPointerMove={() => onActivate(index)}
              onClick={() => onChoose(index)}
            >
              {glyph}
              <OptionText>{label}</OptionText>
              {index === selected && <Check size={16} aria-hidden="true" />}
            </Option>
          ))}
        </Options>
      </Popup>
    </FloatingPortal>
  );
}
