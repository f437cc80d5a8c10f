import {
  createLoadable,
  FieldFrame,
  type FieldFrameProps,
  useLoadable,
  useValue,
  type ValueBinding,
} from '@erm/ui-kit/core';
import { ChevronsUpDown } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type ReactNode, type Ref, type SyntheticEvent } from 'react';
import { comboboxRole } from '../listbox/combobox-role';
import { Inside, Trigger, Value } from './Select.styles';
import { useSelect } from './use-select';

/** Least width of a list with notes, so that they stand beside the labels. */
const NOTED_PX = 232;

export interface SelectOption {
  value: string;
  label: string;
  /** Rendered before the label, such as a status glyph. */
  glyph?: ReactNode;
  /** Shown after the label in the list, such as the scope of the option: "in these weeks". */
  note?: string;
}

type SelectOwnProps = Omit<FieldFrameProps, 'children' | 'ref' | 'onChange' | 'onBlur' | 'defaultValue'> & {
  /** Options in display order; values must be unique. */
  options: SelectOption[];
  /** Puts the label into the control, before the value, as in a toolbar. */
  labelInside?: boolean;
  /** Shown when nothing is selected. Default "Select". */
  placeholder?: string;
  /** Adds a hidden input with this name for native forms. */
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/** The value of the selected option; '' for none. */
export type SelectProps = SelectOwnProps & ValueBinding<string>;

// Loaded once the pointer or the focus reaches a select. Keys work without it.
const selectList = createLoadable(
  async () => (await import(/* webpackChunkName: "floating" */ './SelectList')).SelectList,
);

/** Selects one of a few options. Supports arrow keys, Home, End, Escape and type-ahead. */
export function Select(props: SelectProps) {
  const { value, defaultValue, onChange, options, placeholder = 'Select', ...field } = props;
  const { name, disabled, onBlur, ref, labelInside = false, ...frame } = field;
  const [current, change] = useValue(props, '');
  const ownId = useId();
  const id = frame.controlId ?? ownId;
  const selected = options.findIndex((option) => option.value === current);
  const chosen = options[selected];
  const select = useSelect({
    labels: options.map((option) => option.label),
    selected,
    onChoose: (index) => {
      const option = options[index];
      if (option && option.value !== current) change(option.value);
    },
  });
  const hasNotes = options.some(({ note }) => note !== undefined);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const loaded = useLoadable(selectList, select.open);
  const SelectList = select.open && loaded.status === 'ready' ? loaded.part : null;
  const reach = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    setButton(currentTarget);
    void selectList.load();
  };
  const handleBlur = () => {
    select.close();
    onBlur?.();
  };
  // Some browsers click a button on Space keyup, but keydown has already opened the list or selected an option.
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === ' ') event.preventDefault();
  };

  return (
    <>
      <FieldFrame {...frame} controlId={id} labelHidden={frame.labelHidden === true || labelInside}>
        {(control) => (
          <>
            <Trigger
              onPointerEnter={reach}
              onFocus={reach}
              onBlur={handleBlur}
              onKeyDown={select.onKeyDown}
              onKeyUp={onKeyUp}
              onClick={({ currentTarget }) => {
                // Safari doesn't focus buttons on click, but keyboard handling depends on focus.
                currentTarget.focus();
                if (select.open) select.close();
                else select.show();
              }}
              ref={ref}
              {...control}
              type="button"
              {...comboboxRole(id, SelectList !== null, select.active)}
              disabled={disabled}
              aria-haspopup="listbox"
            >
              {labelInside && <Inside aria-hidden="true">{frame.label}</Inside>}
              {chosen?.glyph}
              <Value $placeholder={!chosen}>{chosen?.label ?? placeholder}</Value>
              <ChevronsUpDown size={16} aria-hidden="true" />
            </Trigger>
            {name !== undefined && <input type="hidden" name={name} value={current} disabled={disabled} />}
          </>
        )}
      </FieldFrame>
      {SelectList && button && (
        <SelectList
          id={id}
          button={button}
          minWidth={hasNotes ? NOTED_PX : 0}
          onClose={select.close}
          rows={options.map(({ value: key, label: text, glyph, note }, index) => ({
            key,
            text,
            glyph,
            note,
            selected: index === selected,
          }))}
          active={select.active}
          onActivate={select.setActive}
          onChoose={select.choose}
        />
      )}
    </>
  );
}
