import type { ListSearch } from '@erm/portal-kit';
import { Button, EmptyState } from '@erm/ui-kit/core';
import { FolderKanban, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { NoMatch } from '../../../shared/roster-filter/NoMatch';
import { NO_ROADMAP_FILTER, type RoadmapParams } from './roadmap-params';

interface RoadmapEmptyProps {
  search: ListSearch;
  params: RoadmapParams;
  /** How many projects there are on other days. */
  otherDays: number;
  addButton: ReactNode;
}

/** Why the roadmap has no rows, and what to do about it. */
export function RoadmapEmpty({ search, params, otherDays, addButton }: RoadmapEmptyProps) {
  if (otherDays > 0) {
    return (
      <EmptyState
        icon={<SearchX size={20} />}
        title="No projects on these days"
        action={
          <Button size="sm" onClick={() => params.setFrom(params.home)}>
            Go to today
          </Button>
        }
      />
    );
  }
  if (search.q === '' && params.conditions === 0) {
    return <EmptyState icon={<FolderKanban size={20} />} title="No projects found" action={addButton} />;
  }
  const clear = () => {
    search.clear();
    params.filterBy(NO_ROADMAP_FILTER);
  };
  return <NoMatch onClear={clear} />;
}
