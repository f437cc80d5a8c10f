import { Search, X } from 'lucide-react';
import { useId, type ComponentPropsWithoutRef, type KeyboardEvent, type Ref } from 'react';
import { FieldFrame } from '../field-frame';
import { useValue, type ValueBinding } from '../field-frame/use-value';
import { IconButton } from '../icon-button';
import { SearchBox, SearchFrame } from './SearchField.styles';

type SearchFieldOwnProps = Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onChange' | 'defaultValue'> & {
  /** For screen readers; the placeholder says it to everyone else. */
  label: string;
  placeholder: string;
  name?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** `onChange` is told of every keystroke: waiting for a pause is the caller's part. */
export type SearchFieldProps = SearchFieldOwnProps & ValueBinding<string>;

/** The search box of a list. Escape and the cross empty it. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, name, disabled, ref, value, defaultValue, onChange, ...rest } = props;
  const [current, change] = useValue(props, '');
  const id = useId();
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || current === '') return;
    // A dialog around the field would close as well.
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
