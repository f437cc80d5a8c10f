import { FieldFrame, type FieldFrameProps, IconButton, useValue, type ValueBinding } from '@erm/ui-kit/core';
import { FloatingNode, useMergeRefs } from '@floating-ui/react';
import { ChevronsUpDown, Search, X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import { comboboxRole } from '../listbox/combobox-role';
import { Listbox } from '../listbox/Listbox';
import { useListboxPopup } from '../listbox/use-listbox-popup';
import { ComboboxMessage, type ComboboxStatus } from './ComboboxMessage';
import { Box, Contents } from './Combobox.styles';
import { useCombobox } from './use-combobox';
import { useRows } from './use-rows';

/** Names are read whole, also in a narrow field. */
const MIN_LIST_PX = 320;

type ComboboxOwnProps<Item> = Omit<
  FieldFrameProps,
  'children' | 'ref' | 'onChange' | 'onBlur' | 'defaultValue'
> & {
  /** The search text. Filtering the items is up to the caller. Reset to '' once an item is selected. */
  query: string;
  onQueryChange: (query: string) => void;
  /** For long lists, keep this array, `itemKey` and `renderItem` referentially stable between renders. */
  items: Item[];
  /**
   * Returns an item's unique key. The selected item is matched by key, so it's still found after the list is
   * refetched.
   */
  itemKey: (item: Item) => string;
  /** Text of the selected item in the field. */
  itemLabel: (item: Item) => string;
  /** Renders an item's row in the list. */
  renderItem: (item: Item) => ReactNode;
  /** Rendered before the selected item's label in the field, such as an avatar. */
  itemIcon?: (item: Item) => ReactNode;
  /**
   * Rendered before the text in the field, which grows with it, such as chips of selected items. Null if there are
   * none.
   */
  chips?: ReactNode;
  /** How the items relate to the query. While they are stale (`loading`), Enter waits for the answer. */
  status: ComboboxStatus;
  /** Called when the list opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Retries after `error`. Without it, no retry is offered. */
  onRetry?: (() => void) | undefined;
  /** Called when scrolling or arrow keys reach the end of the list. Keep it referentially stable. */
  onEndReached?: (() => void) | undefined;
  /** Shown when no items match: "No engineers match". */
  emptyText: string;
  /** What users can search by: "Name, email or skill". Default none. */
  placeholder?: string;
  disabled?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** The value is the selected item itself, or null when nothing is selected or the field is cleared. */
export type ComboboxProps<Item> = ComboboxOwnProps<Item> & ValueBinding<Item | null>;

/**
 * Selects one of many items: type to filter, then choose with the arrow keys and Enter. Text that doesn't end in a
 * selection is discarded.
 */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { value, defaultValue, onChange, ...field } = props;
  const { query, onQueryChange, items, itemKey, itemLabel, renderItem, itemIcon, chips, ...rest } = field;
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
  const popup = useListboxPopup(box.open, box.close, MIN_LIST_PX);
  const ownRef = useRef<HTMLInputElement>(null);
  const inputRef = useMergeRefs([popup.refs.setReference, ownRef, ref]);
  const handleBlur = () => {
    box.close();
    onBlur?.();
  };
  const clear = () => {
    box.choose(null);
    document.getElementById(id)?.focus();
  };
  const rows = useRows(box.open, items, itemKey, renderItem, chosen === null ? undefined : itemKey(chosen));
  const label = chosen === null ? '' : itemLabel(chosen);
  // Typing replaces the selected item, even if it's set while the field already has focus, such as after loading.
  useLayoutEffect(() => {
    const input = ownRef.current;
    if (input !== null && input === document.activeElement && input.value === label) input.select();
  }, [label]);
  const icon = chosen !== null && box.text === label ? itemIcon?.(chosen) : undefined;

  return (
    <FloatingNode id={popup.nodeId}>
      <FieldFrame {...frame} controlId={id}>
        {(control) => (
          <Box ref={popup.refs.setPositionReference} $size="md">
            {icon ?? (chosen === null && !chips && <Search size={16} aria-hidden="true" />)}
            <Contents>
              {chips}
              <input
                {...popup.getReferenceProps({
                  onKeyDown: box.onKeyDown,
                  onBlur: handleBlur,
                  onClick: box.show,
                })}
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
                onFocus={(event) => event.target.select()}
                onChange={(event) => box.type(event.target.value)}
              />
            </Contents>
            {chosen !== null && !disabled && (
              <IconButton
                id={`${id}-clear`}
                // Clearing the text does the same, so the button doesn't need to be a tab stop.
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
          onActivate={box.activate}
          onChoose={(index) => box.choose(items[index] ?? null)}
          tall
          // Skipped for stale rows, while a request is pending, and after a failure.
          onEndReached={status === 'idle' ? onEndReached : undefined}
        >
          <ComboboxMessage status={status} count={items.length} emptyText={emptyText} onRetry={retry} />
        </Listbox>
      )}
    </FloatingNode>
  );
}
