import { ListEmpty, type ListSearch } from '@erm/portal-kit';
import { FolderKanban } from 'lucide-react';
import { NoMatch } from '../../../../shared/roster-filter/NoMatch';
import type { ScheduleParams } from '../schedule-params';
import { countProjectConditions, NO_PROJECT_FILTER } from './project-filter';

interface NoProjectsProps {
  params: ScheduleParams;
  search: ListSearch;
}

/** Shown instead of projects when there are none, or none that match. */
export function NoProjects({ params, search }: NoProjectsProps) {
  const noMatch = 'No projects match.';
  if (countProjectConditions(params.projectFilter) > 0) {
    const clear = () => {
      search.clear();
      params.setProjectFilter(NO_PROJECT_FILTER);
    };
    return <NoMatch title={noMatch} onClear={clear} />;
  }
  return (
    <ListEmpty
      search={search}
      noMatch={noMatch}
      none="No projects added yet."
      icon={<FolderKanban size={20} />}
    />
  );
}
