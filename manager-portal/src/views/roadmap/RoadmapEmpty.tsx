import type { ListSearch } from '@erm/portal-kit';
import { EmptyState } from '@erm/ui-kit/core';
import { FolderKanban } from 'lucide-react';
import type { ReactNode } from 'react';
import { NoneShown } from '../../shared/shown-projects/NoneShown';
import { NO_ROADMAP_FILTER, type RoadmapParams } from './roadmap-params';
import type { RoadmapData } from './roadmap-queries';

interface RoadmapEmptyProps {
  search: ListSearch;
  params: RoadmapParams;
  /** Of a roadmap without rows. */
  totals: NonNullable<RoadmapData['totals']>;
  addButton: ReactNode;
}

/** Empty state of the roadmap: the reason, and the ways out. */
export function RoadmapEmpty({ search, params, totals, addButton }: RoadmapEmptyProps) {
  const { otherDays, notShown } = totals;
  const isNarrowed = search.q !== '' || params.conditions.length > 0;
  if (otherDays === 0 && notShown === 0 && !isNarrowed) {
    return <EmptyState icon={<FolderKanban size={20} />} title="No projects found" action={addButton} />;
  }
  return (
    <NoneShown
      show={params.show}
      notShown={notShown}
      isNarrowed={isNarrowed}
      onShowAll={() => params.showBy('all')}
      onClear={() => {
        search.clear();
        params.filterBy(NO_ROADMAP_FILTER);
      }}
      onOtherDays={otherDays > 0 ? () => params.setFrom(params.home) : undefined}
    />
  );
}
