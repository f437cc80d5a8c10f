import { Button, EmptyState } from '@erm/ui-kit/core';
import { SearchX } from 'lucide-react';

interface NoMatchProps {
  onClear: () => void;
}

/** Shown instead of rows when search and filters leave none. */
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
