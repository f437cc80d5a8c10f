import type { ListSearch } from '@erm/portal-kit';
import { EmptyState } from '@erm/ui-kit/core';
import { FolderKanban } from 'lucide-react';
import { countConditions } from '../../../shared/common-filter';
import { NO_PROJECT_FILTER } from '../../../shared/project-filter/project-filter';
import { NoneShown } from '../../../shared/shown-projects/NoneShown';
import type { ScheduleParams } from '../schedule-params';

interface NoProjectsProps {
  params: ScheduleParams;
  search: ListSearch;
  /** How many projects are not among those shown. */
  notShown: number;
}

/** Empty state: no projects, or none to show. */
export function NoProjects({ params, search, notShown }: NoProjectsProps) {
  const isNarrowed = search.q !== '' || countConditions(params.projectFilter) > 0;
  if (notShown === 0 && !isNarrowed) {
    return <EmptyState icon={<FolderKanban size={20} />} title="No projects added yet." />;
  }
  return (
    <NoneShown
      show={params.shown.show}
      notShown={notShown}
      isNarrowed={isNarrowed}
      onShowAll={() => params.showBy('all')}
      onClear={() => {
        search.clear();
        params.setProjectFilter(NO_PROJECT_FILTER);
      }}
    />
  );
}
