import { useLazyDialog, useListSearch, useListSort, withParam } from '@erm/portal-sdk';
import { Button } from '@erm/ui-kit/core';
import { SearchField } from '@erm/ui-kit/data';
import { Page, PageHeader, Toolbar } from '@erm/ui-kit/layout';
import { Plus, UsersRound } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { ENGINEER_PARAM } from '../app/paths';
import { engineerSorts, useEngineers } from '../data/engineer-queries';
import { EngineerCapacityDialog } from '../features/engineers/EngineerCapacityDialog';
import { EngineersTable } from '../features/engineers/EngineersTable';
import { countLabel } from '../shared/count-label';
import { ListEmpty } from '../shared/ListEmpty';
import { usePageTitle } from '../shared/use-page-title';

const loadAddEngineer = async () =>
  (await import('../features/engineers/AddEngineerDialog')).AddEngineerDialog;

export function EngineersPage() {
  usePageTitle('Engineers');
  const { q, typed, search, clear } = useListSearch();
  const { order, columnSort, sortBy } = useListSort(engineerSorts, 'name');
  const engineers = useEngineers({ q, sort: order });
  const [params, setParams] = useSearchParams();
  const openEngineer = params.get(ENGINEER_PARAM);
  const adding = useLazyDialog(loadAddEngineer);

  const showEngineer = (id: string) => setParams((current) => withParam(current, ENGINEER_PARAM, id));
  const addButton = (
    <Button
      variant="primary"
      icon={<Plus size={16} aria-hidden="true" />}
      loading={adding.loading}
      onClick={adding.open}
    >
      Add Engineer
    </Button>
  );

  return (
    <Page>
      <PageHeader title="Engineers" subtitle="Manage your engineering team" actions={addButton} />
      <Toolbar count={countLabel(engineers.total, 'engineer', 'engineers')}>
        <SearchField
          label="Search engineers"
          placeholder="Search engineers by name, email, or skills..."
          value={typed}
          onChange={search}
        />
      </Toolbar>
      <EngineersTable
        engineers={engineers}
        sort={columnSort}
        onSort={sortBy}
        onViewAssignments={showEngineer}
        empty={
          <ListEmpty
            searching={q !== ''}
            noMatch="No engineers found matching your search."
            none="No engineers added yet."
            icon={<UsersRound size={20} />}
            onClearSearch={clear}
            add={addButton}
          />
        }
      />
      {adding.Dialog && <adding.Dialog onClose={adding.close} />}
      {openEngineer && <EngineerCapacityDialog engineerId={openEngineer} onClose={() => showEngineer('')} />}
    </Page>
  );
}
