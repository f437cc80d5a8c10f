import type { ListSearch } from '@erm/portal-kit';
import { EmptyState } from '@erm/ui-kit/core';
import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { NoMatch } from '../../../shared/roster-filter/NoMatch';
import { NO_FILTER } from '../../../shared/roster-filter/roster-filter';
import type { ScheduleParams } from '../schedule-params';

interface NoEngineersProps {
  params: ScheduleParams;
  search: ListSearch;
  addEngineer: ReactNode;
}

/** Empty state: no engineers, or none that match. */
export function NoEngineers({ params, search, addEngineer }: NoEngineersProps) {
  if (search.q !== '' || params.isFiltered) {
    const clear = () => {
      search.clear();
      params.setFilter(NO_FILTER);
    };
    return <NoMatch onClear={clear} />;
  }
  return <EmptyState icon={<UsersRound size={20} />} title="No engineers added yet." action={addEngineer} />;
}
