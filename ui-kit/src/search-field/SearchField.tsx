import { Search, X } from 'lucide-react';
import { useRef, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { FieldFrame } from '../field-frame';
import { IconButton } from '../icon-button';
import { SearchBox, SearchFrame } from './SearchField.styles';

export interface SearchFieldProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** For screen readers; the placeholder says it to everyone else. */
  label: string;
  placeholder: string;
  value: string;
  /** Told of every keystroke: waiting for a pause is the caller's part. */
  onChange: (value: string) => void;
}

/** The search box of a list. Escape and the cross empty it. */
export function SearchField({ label, placeholder, value, onChange, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return;
    // A dialog around the field would close as well.
    event.stopPropagation();
    onChange('');
  };
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <SearchFrame {...rest}>
      <FieldFrame label={label} labelHidden>
        {({ id }) => (
          <SearchBox $size="md">
            <Search size={16} aria-hidden="true" />
            <input
              ref={input}
              id={id}
              type="search"
              autoComplete="off"
              placeholder={placeholder}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={clearOnEscape}
            />
            {value !== '' && <IconButton label="Clear search" icon={<X size={16} />} onClick={clear} />}
          </SearchBox>
        )}
      </FieldFrame>
    </SearchFrame>
  );
}
