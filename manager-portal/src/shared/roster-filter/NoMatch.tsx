import { Button, EmptyState } from '@erm/ui-kit/core';
import { SearchX } from 'lucide-react';

interface NoMatchProps {
  onClear: () => void;
}

/** Empty state when nothing matches the search and filters. */
export function NoMatch({ onClear }: NoMatchProps) {
  return (
    <EmptyState
      icon={<SearchX size={20} />}
      title="No results found."
      action={
        <Button size="sm" onClick={onClear}>
          Clear search and filters
        </Button>
      }
    />
  );
}
