import type { ProjectShow } from '@erm/contracts/shown-projects';
import { Button, Cluster, EmptyState } from '@erm/ui-kit/core';
import { SearchX } from 'lucide-react';

interface NoneShownProps {
  show: ProjectShow;
  /** How many projects that leaves out. */
  notShown: number;
  /** Whether there is a search or a filter. */
  isNarrowed: boolean;
  onShowAll: () => void;
  onClear: () => void;
  /** If the projects are on other days, what leads to days that have some. */
  onOtherDays?: (() => void) | undefined;
}

const NONE_SHOWN: Record<ProjectShow, string> = {
  'not-completed': 'All projects are completed',
  completed: 'No project is completed',
  all: 'No projects found',
};

/** Empty state of a view of projects that has some, but none to show: the reason, and the ways out. */
export function NoneShown({ show, notShown, isNarrowed, onShowAll, onClear, onOtherDays }: NoneShownProps) {
  const title = isNarrowed ? 'No results found.' : NONE_SHOWN[show];
  return (
    <EmptyState
      icon={<SearchX size={20} />}
      title={onOtherDays ? 'No projects on these days' : title}
      action={
        <Cluster gap={2}>
          {onOtherDays && (
            <Button size="sm" onClick={onOtherDays}>
              Go to today
            </Button>
          )}
          {notShown > 0 && (
            <Button size="sm" onClick={onShowAll}>
              Show all
            </Button>
          )}
          {isNarrowed && (
            <Button size="sm" onClick={onClear}>
              Clear search and filters
            </Button>
          )}
        </Cluster>
      }
    />
  );
}
