import type { ListSearch } from '@erm/portal-kit';
import { Button, Cluster, EmptyState } from '@erm/ui-kit/core';
import { FolderKanban, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { NoMatch } from '../../shared/roster-filter/NoMatch';
import { NO_ROADMAP_FILTER, type RoadmapParams } from './roadmap-params';

interface RoadmapEmptyProps {
  search: ListSearch;
  params: RoadmapParams;
  /** Number of matching projects on other days. */
  otherDays: number;
  addButton: ReactNode;
}

/** Empty state of the roadmap: the reason, and a way out. */
export function RoadmapEmpty({ search, params, otherDays, addButton }: RoadmapEmptyProps) {
  const isNarrowed = search.q !== '' || params.conditions > 0;
  const clear = () => {
    search.clear();
    params.filterBy(NO_ROADMAP_FILTER);
  };
  if (otherDays > 0) {
    return (
      <EmptyState
        icon={<SearchX size={20} />}
        title="No projects on these days"
        action={
          <Cluster gap={2}>
            <Button size="sm" onClick={() => params.setFrom(params.home)}>
              Go to today
            </Button>
            {isNarrowed && (
              <Button size="sm" onClick={clear}>
                Clear search and filters
              </Button>
            )}
          </Cluster>
        }
      />
    );
  }
  if (isNarrowed) return <NoMatch onClear={clear} />;
  return <EmptyState icon={<FolderKanban size={20} />} title="No projects found" action={addButton} />;
}
