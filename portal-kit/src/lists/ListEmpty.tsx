import { Button, EmptyState } from '@erm/ui-kit/core';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListSearch } from './use-list-search';

interface ListEmptyProps {
  search: ListSearch;
  /** The title if the search matches nothing. */
  noMatch: string;
  /** The title if the list is empty without a search. */
  none: string;
  icon: ReactNode;
  /** The button that adds the first row. */
  action?: ReactNode;
}

/** The empty state of a list, with or without a search. */
export function ListEmpty({ search, noMatch, none, icon, action }: ListEmptyProps) {
  if (search.q === '') return <EmptyState icon={icon} title={none} action={action} />;
  return (
    <EmptyState
      icon={<SearchX size={20} />}
      title={noMatch}
      action={
        <Button size="sm" onClick={search.clear}>
          Clear search
        </Button>
      }
    />
  );
}
