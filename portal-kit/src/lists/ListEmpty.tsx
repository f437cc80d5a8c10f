import { Button, EmptyState } from '@erm/ui-kit/core';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListSearch } from './use-list-search';

interface ListEmptyProps {
  search: ListSearch;
  /** When the search matches nothing. */
  noMatch: string;
  /** When there is nothing to search. */
  none: string;
  icon: ReactNode;
  /** The button that adds the first row. */
  action?: ReactNode;
}

/** A list without rows: either the search matches nothing, or there is nothing yet. */
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
