import { Button, EmptyState } from '@erm/ui-kit/core';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';

interface ListEmptyProps {
  searching: boolean;
  noMatch: string;
  none: string;
  icon: ReactNode;
  onClearSearch: () => void;
  /** Fills the list. */
  add: ReactNode;
}

/** A list without rows: either the search found nothing or there is nothing yet. */
export function ListEmpty({ searching, noMatch, none, icon, onClearSearch, add }: ListEmptyProps) {
  return searching ? (
    <EmptyState
      icon={<SearchX size={20} />}
      title={noMatch}
      action={
        <Button size="sm" onClick={onClearSearch}>
          Clear search
        </Button>
      }
    />
  ) : (
    <EmptyState icon={icon} title={none} action={add} />
  );
}
