import { FloatingNode, useMergeRefs } from '@floating-ui/react';
import { ChevronsUpDown } from 'lucide-react';
import { useId, type KeyboardEvent, type Ref } from 'react';
import { FieldFrame, type FieldFrameProps } from '../field-frame';
import { useListboxPopup } from '../listbox/use-listbox-popup';
import { SelectList, type SelectOption } from './SelectList';
import { Trigger, Value } from './Select.styles';
import { useSelect } from './use-select';

export type SelectProps = Omit<FieldFrameProps, 'children' | 'ref' | 'onChange' | 'onBlur'> & {
  /** The chosen option's value; '' while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  options: SelectOption[];
  placeholder?: string;
  /** Adds a hidden input of this name for native forms. */
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/** One of a few values. Arrow keys, Home, End, Escape and typing the first letters. */
export function Select(props: SelectProps) {
  const { value, onChange, options, placeholder = 'Select', name, disabled, onBlur, ref, ...frame } = props;
  const ownId = useId();
  const id = frame.controlId ?? ownId;
  const selected = options.findIndex((option) => option.value === value);
  const chosen = options[selected];
  const select = useSelect({
    labels: options.map((option) => option.label),
    selected,
    onChoose: (index) => {
      const option = options[index];
      if (option && option.value !== value) onChange(option.value);
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
            {name !== undefined && <input type="hidden" name={name} value={value} disabled={disabled} />}
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
