import { FloatingNode, useMergeRefs } from '@floating-ui/react';
import { ChevronsUpDown, Search, X } from 'lucide-react';
import { useId, type FocusEvent, type ReactNode, type Ref } from 'react';
import { FieldFrame, type FieldFrameProps } from '../field-frame';
import { useValue, type ValueBinding } from '../field-frame/use-value';
import { IconButton } from '../icon-button';
import { comboboxRole } from '../listbox/combobox-role';
import { Listbox } from '../listbox/Listbox';
import { useListboxPopup } from '../listbox/use-listbox-popup';
import { ComboboxMessage, type ComboboxStatus } from './ComboboxMessage';
import { Box } from './Combobox.styles';
import { useCombobox } from './use-combobox';
import { useRows } from './use-rows';

type ComboboxOwnProps<Item> = Omit<
  FieldFrameProps,
  'children' | 'ref' | 'onChange' | 'onBlur' | 'defaultValue'
> & {
  /** What is typed; finding the items for it is the caller's part. '' again once something is chosen. */
  query: string;
  onQueryChange: (query: string) => void;
  /** Long lists stay quick where this array, `itemKey` and `renderItem` are the same from one rendering to the next. */
  items: Item[];
  /** Tells items apart; the chosen one is found in the list by it, also in a list that was read anew. */
  itemKey: (item: Item) => string;
  /** The chosen item in the field. */
  itemLabel: (item: Item) => string;
  /** An item's row in the list. */
  renderItem: (item: Item) => ReactNode;
  /** Before the chosen item's name in the field, such as an avatar. */
  itemIcon?: (item: Item) => ReactNode;
  /** How the items stand to the query; while they answer an earlier one (`loading`) Enter chooses none of them. */
  status: ComboboxStatus;
  /** Called when the list opens and when it closes. */
  onOpenChange?: (open: boolean) => void;
  /** Asks again after `error`; without it nothing offers to. */
  onRetry?: (() => void) | undefined;
  /** Asked for more when the list is scrolled or walked to its end; keep it stable. */
  onEndReached?: (() => void) | undefined;
  /** In the place of the items where none match: "No engineer matches". */
  emptyText: string;
  /** What one can search by: "Name, email or skill". Default none. */
  placeholder?: string;
  disabled?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** The value is the chosen item itself; null while none is, and when the field is emptied. */
export type ComboboxProps<Item> = ComboboxOwnProps<Item> & ValueBinding<Item | null>;

/** One of many: type to filter, arrow keys and Enter to choose. What is typed and not chosen is dropped. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { value, defaultValue, onChange, ...field } = props;
  const { query, onQueryChange, items, itemKey, itemLabel, renderItem, itemIcon, ...rest } = field;
  const {
    status,
    onOpenChange,
    onRetry,
    onEndReached,
    emptyText,
    placeholder,
    disabled,
    onBlur,
    ref,
    ...frame
  } = rest;
  const [chosen, change] = useValue<Item | null>(props, null);
  const ownId = useId();
  const id = frame.controlId ?? ownId;
  const retry = status === 'error' ? onRetry : undefined;
  const stale = status === 'loading';
  const binding = { value: chosen, onChange: change, query, onQueryChange, items, itemKey, itemLabel };
  const box = useCombobox({ ...binding, stale, onOpenChange, onRetry: retry });
  const popup = useListboxPopup(box.open, box.close);
  const inputRef = useMergeRefs([popup.refs.setReference, ref]);
  const leave = () => {
    box.close();
    onBlur?.();
  };
  const clear = () => {
    box.choose(null);
    document.getElementById(id)?.focus();
  };
  const rows = useRows(box.open, items, itemKey, renderItem, chosen === null ? undefined : itemKey(chosen));
  const select = (event: FocusEvent<HTMLInputElement>) => event.target.select();
  const icon = chosen !== null && box.text === itemLabel(chosen) ? itemIcon?.(chosen) : undefined;

  return (
    <FloatingNode id={popup.nodeId}>
      <FieldFrame {...frame} controlId={id}>
        {(control) => (
          <Box ref={popup.refs.setPositionReference} $size="md">
            {icon ?? (chosen === null && <Search size={16} aria-hidden="true" />)}
            <input
              {...popup.getReferenceProps({ onKeyDown: box.onKeyDown, onBlur: leave, onClick: box.show })}
              ref={inputRef}
              {...control}
              type="text"
              {...comboboxRole(id, box.open, box.active)}
              autoComplete="off"
              spellCheck={false}
              disabled={disabled}
              placeholder={placeholder}
              value={box.text}
              aria-autocomplete="list"
              onFocus={select}
              onChange={(event) => box.type(event.target.value)}
            />
            {chosen !== null && !disabled && (
              <IconButton
                id={`${id}-clear`}
                // Emptying the text does the same, so that it is no stop on the way through the form.
                tabIndex={-1}
                label="Clear"
                aria-labelledby={`${id}-clear ${id}-label`}
                icon={<X size={16} aria-hidden="true" />}
                onClick={clear}
              />
            )}
            <ChevronsUpDown size={16} aria-hidden="true" />
          </Box>
        )}
      </FieldFrame>
      {box.open && (
        <Listbox
          id={id}
          popup={popup}
          rows={rows}
          active={box.active}
          onActivate={box.setIndex}
          onChoose={(index) => box.choose(items[index] ?? null)}
          tall
          // Not for rows of an earlier query, nor again before an answer or after a failure.
          onEndReached={status === 'idle' ? onEndReached : undefined}
        >
          <ComboboxMessage status={status} count={items.length} emptyText={emptyText} onRetry={retry} />
        </Listbox>
      )}
    </FloatingNode>
  );
}
