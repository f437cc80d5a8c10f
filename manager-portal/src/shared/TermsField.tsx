import { Combobox } from '@erm/ui-kit/fields';
import { X } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { Remove, Term, Terms, TermsBox } from './TermsField.styles';

interface TermsFieldProps {
  label: string;
  /** The chosen terms. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** All terms to choose from, undefined while they are loading. */
  options: readonly string[] | undefined;
  placeholder: string;
  /** What is said when all are chosen. */
  emptyText: string;
  optional?: boolean;
}

const itself = (term: string) => term;

/** Chooses several of many terms, such as skills. */
export function TermsField({ label, value, onChange, options, emptyText, ...field }: TermsFieldProps) {
  const [query, setQuery] = useState('');
  const id = useId();
  const typed = query.trim();
  const items = useMemo(() => {
    const sought = typed.toLowerCase();
    return (options ?? []).filter((term) => !value.includes(term) && term.toLowerCase().includes(sought));
  }, [options, typed, value]);
  const remove = (term: string) => {
    onChange(value.filter((other) => other !== term));
    // The button that was clicked disappears.
    document.getElementById(id)?.focus();
  };
  return (
    <TermsBox>
      <Combobox
        {...field}
        controlId={id}
        label={label}
        value={null}
        onChange={(term) => term !== null && onChange([...value, term])}
        query={query}
        onQueryChange={setQuery}
        items={items}
        itemKey={itself}
        itemLabel={itself}
        renderItem={itself}
        status={options ? 'idle' : 'loading'}
        emptyText={typed === '' ? emptyText : `Nothing matches “${typed}”`}
      />
      {value.length > 0 && (
        <Terms aria-label={`${label}, chosen`}>
          {value.map((term) => (
            <Term key={term}>
              <span>{term}</span>
              <Remove type="button" aria-label={`Remove ${term}`} onClick={() => remove(term)}>
                <X size={12} aria-hidden="true" />
              </Remove>
            </Term>
          ))}
        </Terms>
      )}
    </TermsBox>
  );
}
