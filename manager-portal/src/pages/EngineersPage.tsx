import {
  AddButton,
  ListEmpty,
  ListToolbar,
  useLazyDialog,
  useListSearch,
  useListSort,
  usePageTitle,
  withParam,
} from '@erm/portal-kit';
import { createLoadable, Link } from '@erm/ui-kit/core';
import { Page, PageHeader } from '@erm/ui-kit/layout';
import { UsersRound } from 'lucide-react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { ENGINEER_PARAM, paths } from '../app/paths';
import { engineerSorts, useEngineers } from '../data/engineer-queries';
import { EngineersTable } from '../features/engineers/EngineersTable';

const addEngineerDialog = createLoadable(
  async () => (await import('../features/engineers/AddEngineerDialog')).AddEngineerDialog,
);
const capacityDialog = createLoadable(
  async () => (await import('../features/engineers/EngineerCapacityDialog')).EngineerCapacityDialog,
);

export function EngineersPage() {
  usePageTitle('Engineers');
  const search = useListSearch();
  const { order, columnSort, sortBy } = useListSort(engineerSorts, 'name');
  const engineers = useEngineers({ q: search.q, sort: order });
  const [params, setParams] = useSearchParams();
  const openEngineer = params.get(ENGINEER_PARAM);
  const adding = useLazyDialog(addEngineerDialog);
  const capacity = useLazyDialog(capacityDialog, Boolean(openEngineer));

  const showEngineer = (id: string) => setParams((current) => withParam(current, ENGINEER_PARAM, id));
  const addButton = <AddButton dialog={adding}>Add Engineer</AddButton>;

  return (
    <Page>
      <PageHeader
        title="Engineers"
        subtitle="Manage your engineering team"
        actions={
          <>
            <Link
              style={{ alignSelf: 'center' }}
              renderLink={(link) => <RouterLink to={paths.access} {...link} />}
            >
              Invitations
            </Link>
            {addButton}
          </>
        }
      />
      <ListToolbar
        search={search}
        label="Search engineers"
        placeholder="Search engineers by name, email, or skills..."
        total={engineers.total}
        unit={['engineer', 'engineers']}
      />
      <EngineersTable
        engineers={engineers}
        sort={columnSort}
        onSort={sortBy}
        onViewAssignments={showEngineer}
        empty={
          <ListEmpty
            search={search}
            noMatch="No engineers found matching your search."
            none="No engineers added yet."
            icon={<UsersRound size={20} />}
            action={addButton}
          />
        }
      />
      {adding.Dialog && <adding.Dialog onClose={adding.close} />}
      {openEngineer && capacity.Dialog && (
        <capacity.Dialog engineerId={openEngineer} onClose={() => showEngineer('')} />
      )}
    </Page>
  );
}
