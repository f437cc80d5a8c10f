import { Check } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Note, Option, OptionText } from './listbox.styles';

export interface ListboxRow {
  key: string;
  selected: boolean;
  glyph?: ReactNode;
  text: ReactNode;
  /** After the text, at the end of the line. */
  note?: string | undefined;
}

interface ListboxOptionProps {
  listId: string;
  index: number;
  row: ListboxRow;
  active: boolean;
  /** Two-line rows. */
  tall: boolean;
}

/** Memoized, so that an arrow key rerenders two options out of a thousand. */
export const ListboxOption = memo(function ListboxOption(props: ListboxOptionProps) {
  const { listId, index, row, active, tall } = props;
  return (
    <Option
      id={`${listId}-${index}`}
      role="option"
      aria-selected={row.selected}
      data-index={index}
      $active={active}
      $tall={tall}
    >
      {row.glyph}
      <OptionText>{row.text}</OptionText>
      {row.note !== undefined && (
        <>
          {' '}
          <Note>{row.note}</Note>
        </>
      )}
      {row.selected && <Check size={16} aria-hidden="true" />}
    </Option>
  );
});
