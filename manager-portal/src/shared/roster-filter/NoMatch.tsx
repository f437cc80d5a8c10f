import { Button, EmptyState } from '@erm/ui-kit/core';
import { SearchX } from 'lucide-react';

interface NoMatchProps {
  title: string;
  onClear: () => void;
}

/** Shown instead of rows when search and filters leave none. */
export function NoMatch({ title, onClear }: NoMatchProps) {
  return (
    <EmptyState
      icon={<SearchX size={20} />}
      title={title}
      action={
        <Button size="sm" onClick={onClear}>
          Clear search and filters
        </Button>
      }
    />
  );
}
