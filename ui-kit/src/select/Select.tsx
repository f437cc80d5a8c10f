import { FloatingNode, useMergeRefs } from '@floating-ui/react';
import { ChevronsUpDown } from 'lucide-react';
import { useId, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { FieldFrame, type FieldFrameProps } from '../field-frame';
import { useValue, type ValueBinding } from '../field-frame/use-value';
import { comboboxRole } from '../listbox/combobox-role';
import { Listbox } from '../listbox/Listbox';
import { useListboxPopup } from '../listbox/use-listbox-popup';
import { Trigger, Value } from './Select.styles';
import { useSelect } from './use-select';

export interface SelectOption {
  value: string;
  label: string;
  /** Before the label, such as the drawing of a status. */
  glyph?: ReactNode;
}

type SelectOwnProps = Omit<FieldFrameProps, 'children' | 'ref' | 'onChange' | 'onBlur' | 'defaultValue'> & {
  /** In the order of the list; each value once. */
  options: SelectOption[];
  /** Shown while no option has the value. Default "Select". */
  placeholder?: string;
  /** Adds a hidden input of this name for native forms. */
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/** The value is the chosen option's; '' while nothing is chosen. */
export type SelectProps = SelectOwnProps & ValueBinding<string>;

/** One of a few values. Arrow keys, Home, End, Escape and typing the first letters. */
export function Select(props: SelectProps) {
  const { value, defaultValue, onChange, options, placeholder = 'Select', ...field } = props;
  const { name, disabled, onBlur, ref, ...frame } = field;
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
  const popup = useListboxPopup(select.open, select.close);
  const triggerRef = useMergeRefs([popup.refs.setReference, ref]);
  const leave = () => {
    select.close();
    onBlur?.();
  };
  // Some browsers press a button when Space comes up; going down has opened or chosen already.
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === ' ') event.preventDefault();
  };

  return (
    <FloatingNode id={popup.nodeId}>
      <FieldFrame {...frame} controlId={id}>
        {(control) => (
          <>
            <Trigger
              {...popup.getReferenceProps({
                onBlur: leave,
                onKeyDown: select.onKeyDown,
                onKeyUp,
              })}
              onClick={({ currentTarget }) => {
                // Safari focuses no button that is pressed, and the keys go to what has the focus.
                currentTarget.focus();
                if (select.open) select.close();
                else select.show();
              }}
              ref={triggerRef}
              {...control}
              type="button"
              {...comboboxRole(id, select.open, select.active)}
              disabled={disabled}
              aria-haspopup="listbox"
            >
              {chosen?.glyph}
              <Value $placeholder={!chosen}>{chosen?.label ?? placeholder}</Value>
              <ChevronsUpDown size={16} aria-hidden="true" />
            </Trigger>
            {name !== undefined && <input type="hidden" name={name} value={current} disabled={disabled} />}
          </>
        )}
      </FieldFrame>
      {select.open && (
        <Listbox
          id={id}
          popup={popup}
          rows={options.map(({ value: key, label: text, glyph }, index) => ({
            key,
            text,
            glyph,
            selected: index === selected,
          }))}
          active={select.active}
          onActivate={select.setActive}
          onChoose={select.choose}
        />
      )}
    </FloatingNode>
  );
}
