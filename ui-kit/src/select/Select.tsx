import { FloatingNode, useMergeRefs } from '@floating-ui/react';
import { ChevronsUpDown } from 'lucide-react';
import { useId, type KeyboardEvent, type Ref } from 'react';
import { FieldFrame, type FieldFrameProps } from '../field-frame';
import { useValue, type ValueBinding } from '../field-frame/use-value';
import { useListboxPopup } from '../listbox/use-listbox-popup';
import { SelectList, type SelectOption } from './SelectList';
import { Trigger, Value } from './Select.styles';
import { useSelect } from './use-select';

type SelectOwnProps = Omit<FieldFrameProps, 'children' | 'ref' | 'onChange' | 'onBlur' | 'defaultValue'> & {
  options: SelectOption[];
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
  const listId = `${id}-list`;
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
        {({ describedBy, invalid }) => (
          <>
            <Trigger
              {...popup.getReferenceProps({
                onBlur: leave,
                onKeyDown: select.onKeyDown,
                onKeyUp,
                onClick: () => (select.open ? select.close() : select.show()),
              })}
              ref={triggerRef}
              id={id}
              type="button"
              role="combobox"
              disabled={disabled}
              aria-haspopup="listbox"
              aria-expanded={select.open}
              aria-controls={select.open ? listId : undefined}
              aria-activedescendant={
                select.open && select.active >= 0 ? `${listId}-${select.active}` : undefined
              }
              aria-describedby={describedBy}
              aria-invalid={invalid || undefined}
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
        <SelectList
          listId={listId}
          labelId={`${id}-label`}
          options={options}
          selected={selected}
          active={select.active}
          onActivate={select.setActive}
          onChoose={select.choose}
          setPopup={popup.refs.setFloating}
          style={popup.floatingStyles}
          popupProps={popup.getFloatingProps()}
        />
      )}
    </FloatingNode>
  );
}
