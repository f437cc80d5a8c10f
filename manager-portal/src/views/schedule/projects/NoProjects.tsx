import type { ListSearch } from '@erm/portal-kit';
import { EmptyState } from '@erm/ui-kit/core';
import { FolderKanban } from 'lucide-react';
import { countConditions } from '../../../shared/common-filter';
import { NoMatch } from '../../../shared/roster-filter/NoMatch';
import type { ScheduleParams } from '../schedule-params';
import { NO_PROJECT_FILTER } from '../../../shared/project-filter/project-filter';

interface NoProjectsProps {
  params: ScheduleParams;
  search: ListSearch;
}

/** Empty state: no projects, or none that match. */
export function NoProjects({ params, search }: NoProjectsProps) {
  if (search.q !== '' || countConditions(params.projectFilter) > 0) {
    const clear = () => {
      search.clear();
      params.setProjectFilter(NO_PROJECT_FILTER);
    };
    return <NoMatch onClear={clear} />;
  }
  return <EmptyState icon={<FolderKanban size={20} />} title="No projects added yet." />;
}
