import { FieldFrame, IconButton, useValue, type ValueBinding } from '@erm/ui-kit/core';
import { Search, X } from 'lucide-react';
import { useId, type ComponentPropsWithoutRef, type KeyboardEvent, type Ref } from 'react';
import { SearchBox, SearchFrame } from './SearchField.styles';

type SearchFieldOwnProps = Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onChange' | 'defaultValue'> & {
  /** Accessible name; the placeholder serves sighted users. */
  label: string;
  placeholder: string;
  name?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** `onChange` is called on every keystroke: debouncing is up to the caller. */
export type SearchFieldProps = SearchFieldOwnProps & ValueBinding<string>;

/** The search box of a list. Escape and the clear button empty it. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, name, disabled, ref, value, defaultValue, onChange, ...rest } = props;
  const [current, change] = useValue(props, '');
  const id = useId();
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || current === '') return;
    // Otherwise Escape would also close a surrounding dialog.
    event.stopPropagation();
    change('');
  };
  const clear = () => {
    change('');
    document.getElementById(id)?.focus();
  };
  return (
    <SearchFrame {...rest}>
      <FieldFrame label={label} labelHidden controlId={id}>
        {() => (
          <SearchBox $size="md">
            <Search size={16} aria-hidden="true" />
            <input
              ref={ref}
              id={id}
              name={name}
              type="search"
              autoComplete="off"
              placeholder={placeholder}
              disabled={disabled}
              value={current}
              onChange={(event) => change(event.target.value)}
              onKeyDown={clearOnEscape}
            />
            {current !== '' && !disabled && (
              <IconButton label="Clear search" icon={<X size={16} />} onClick={clear} />
            )}
          </SearchBox>
        )}
      </FieldFrame>
    </SearchFrame>
  );
}
