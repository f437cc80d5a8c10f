import { FloatingNode, useMergeRefs } from '@floating-ui/react';
import { ChevronsUpDown, Search } from 'lucide-react';
import { useId, type FocusEvent, type ReactNode, type Ref } from 'react';
import { FieldFrame, type FieldFrameProps } from '../field-frame';
import { useListboxPopup } from '../listbox/use-listbox-popup';
import { ComboboxList } from './ComboboxList';
import { ComboboxMessage, type ComboboxStatus } from './ComboboxMessage';
import { Box } from './Combobox.styles';
import { useCombobox } from './use-combobox';

export type ComboboxProps<Item> = Omit<FieldFrameProps, 'children' | 'ref' | 'onChange' | 'onBlur'> & {
  value: Item | null;
  /** Null when the field is emptied. */
  onChange: (item: Item | null) => void;
  /** What is typed; finding the items for it is the caller's part. '' again once something is chosen. */
  query: string;
  onQueryChange: (query: string) => void;
  items: Item[];
  itemKey: (item: Item) => string;
  /** The chosen item in the field. */
  itemLabel: (item: Item) => string;
  /** An item's row in the list. */
  renderItem: (item: Item) => ReactNode;
  /** Before the chosen item's name in the field, such as an avatar. */
  itemIcon?: (item: Item) => ReactNode;
  status: ComboboxStatus;
  onRetry?: () => void;
  /** Asked for more when the list is scrolled or walked to its end; keep it stable. */
  onEndReached?: () => void;
  emptyText: string;
  placeholder?: string;
  disabled?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** One of many: type to filter, arrow keys and Enter to choose. What is typed and not chosen is dropped. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { value, onChange, query, onQueryChange, items, itemKey, itemLabel, renderItem, itemIcon } = props;
  const { status, onRetry, onEndReached, emptyText, placeholder, disabled, onBlur, ref } = props;
  const { label, hint, error, optional, labelHidden, controlId, className, style } = props;
  const ownId = useId();
  const id = controlId ?? ownId;
  const listId = `${id}-list`;
  const retry = status === 'error' ? onRetry : undefined;
  const box = useCombobox({ value, onChange, query, onQueryChange, items, itemLabel, onRetry: retry });
  const popup = useListboxPopup(box.open, box.close);
  const inputRef = useMergeRefs([popup.refs.setReference, ref]);
  const leave = () => {
    box.close();
    onBlur?.();
  };
  const select = (event: FocusEvent<HTMLInputElement>) => event.target.select();
  const icon = value !== null && box.text === itemLabel(value) ? itemIcon?.(value) : undefined;

  return (
    <FloatingNode id={popup.nodeId}>
      <FieldFrame {...{ label, hint, error, optional, labelHidden, className, style }} controlId={id}>
        {({ describedBy, invalid }) => (
          <Box ref={popup.refs.setPositionReference} $size="md">
            {icon ?? (value === null && <Search size={16} aria-hidden="true" />)}
            <input
              {...popup.getReferenceProps({ onKeyDown: box.onKeyDown, onBlur: leave, onClick: box.show })}
              ref={inputRef}
              id={id}
              type="text"
              role="combobox"
              autoComplete="off"
              spellCheck={false}
              disabled={disabled}
              placeholder={placeholder}
              value={box.text}
              aria-autocomplete="list"
              aria-expanded={box.open}
              aria-controls={box.open ? listId : undefined}
              aria-activedescendant={box.open && box.active >= 0 ? `${listId}-${box.active}` : undefined}
              aria-describedby={describedBy}
              aria-invalid={invalid || undefined}
              onFocus={select}
              onChange={(event) => box.type(event.target.value)}
            />
            <ChevronsUpDown size={16} aria-hidden="true" />
          </Box>
        )}
      </FieldFrame>
      {box.open && (
        <ComboboxList
          listId={listId}
          labelId={`${id}-label`}
          items={items}
          itemKey={itemKey}
          renderItem={renderItem}
          selectedKey={value === null ? undefined : itemKey(value)}
          active={box.active}
          onActivate={box.setIndex}
          onChoose={box.choose}
          onEndReached={onEndReached}
          setPopup={popup.refs.setFloating}
          style={popup.floatingStyles}
          popupProps={popup.getFloatingProps()}
        >
          <ComboboxMessage status={status} count={items.length} emptyText={emptyText} onRetry={retry} />
        </ComboboxList>
      )}
    </FloatingNode>
  );
}
