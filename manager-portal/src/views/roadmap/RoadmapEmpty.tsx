import type { ProjectShow } from '@erm/contracts/shown-projects';
import type { ListSearch } from '@erm/portal-kit';
import { Button, Cluster, EmptyState } from '@erm/ui-kit/core';
import { FolderKanban, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { NO_ROADMAP_FILTER, type RoadmapParams } from './roadmap-params';
import type { RoadmapData } from './roadmap-queries';

interface RoadmapEmptyProps {
  search: ListSearch;
  params: RoadmapParams;
  /** Of a roadmap without rows. */
  totals: NonNullable<RoadmapData['totals']>;
  addButton: ReactNode;
}

const NONE_SHOWN: Record<ProjectShow, string> = {
  'not-completed': 'All projects are completed',
  completed: 'No project is completed',
  all: 'No projects found',
};

/** Empty state of the roadmap: the reason, and the ways out. */
export function RoadmapEmpty({ search, params, totals, addButton }: RoadmapEmptyProps) {
  const { otherDays, notShown } = totals;
  const isNarrowed = search.q !== '' || params.conditions.length > 0;
  if (otherDays === 0 && notShown === 0 && !isNarrowed) {
    return <EmptyState icon={<FolderKanban size={20} />} title="No projects found" action={addButton} />;
  }
  const isOnOtherDays = otherDays > 0;
  const clear = () => {
    search.clear();
    params.filterBy(NO_ROADMAP_FILTER);
  };
  return (
    <EmptyState
      icon={<SearchX size={20} />}
      title={
        isOnOtherDays
          ? 'No projects on these days'
          : isNarrowed
            ? 'No results found.'
            : NONE_SHOWN[params.show]
      }
      action={
        <Cluster gap={2}>
          {isOnOtherDays && (
            <Button size="sm" onClick={() => params.setFrom(params.home)}>
              Go to today
            </Button>
          )}
          {notShown > 0 && (
            <Button size="sm" onClick={() => params.showBy('all')}>
              Show all
            </Button>
          )}
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
