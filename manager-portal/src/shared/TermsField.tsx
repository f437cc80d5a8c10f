import { foldText, searchText, textMatcher } from '@erm/contracts/fold-text';
import { normalizeText } from '@erm/contracts/normalize-text';
import { splitList } from '@erm/contracts/split-list';
import { Combobox } from '@erm/ui-kit/fields';
import { X } from 'lucide-react';
import { useId, useMemo, useState, type ClipboardEvent } from 'react';
import { Remove, Term, Terms, TermsBox } from './TermsField.styles';

interface TermsFieldProps {
  label: string;
  /** The chosen terms. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Available terms; undefined while loading. */
  options: readonly string[] | undefined;
  placeholder: string;
  /** Message when all are chosen. */
  emptyText: string;
  optional?: boolean;
}

const itself = (term: string) => term;

/** Multi-select for terms, such as skills. Unknown terms of a pasted list stay in the input. */
export function TermsField({ label, value, onChange, options, emptyText, ...field }: TermsFieldProps) {
  const [query, setQuery] = useState('');
  const id = useId();
  const typed = query.trim();
  const items = useMemo(() => {
    const matches = textMatcher(typed);
    return (options ?? []).filter((term) => !value.includes(term) && matches(searchText([term])));
  }, [options, typed, value]);
  const remove = (term: string) => {
    onChange(value.filter((other) => other !== term));
    // Clicking removes the button.
    document.getElementById(id)?.focus();
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    const pasted = splitList(text).map(normalizeText).filter(Boolean);
    const isOneTerm = pasted.length === 1 && pasted[0] === text;
    if (pasted.length === 0 || isOneTerm || !options) return;
    event.preventDefault();
    const folded = new Set(pasted.map(foldText));
    const known = options.filter((term) => folded.delete(foldText(term)));
    onChange([...new Set([...value, ...known])]);
    setQuery(pasted.filter((term) => folded.has(foldText(term))).join(', '));
  };
  const chips = value.length > 0 && (
    <Terms role="list" aria-label={`${label}, chosen`}>
      {value.map((term) => (
        <Term key={term}>
          <span>{term}</span>
          <Remove type="button" aria-label={`Remove ${term}`} onClick={() => remove(term)}>
            <X size={12} aria-hidden="true" />
          </Remove>
        </Term>
      ))}
    </Terms>
  );
  return (
    <TermsBox onPaste={paste}>
      <Combobox
        {...field}
        controlId={id}
        label={label}
        chips={chips || null}
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
    </TermsBox>
  );
}
