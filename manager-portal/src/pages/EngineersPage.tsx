import {
  AddButton,
  LazyView,
  useAddressParams,
  useLazyDialog,
  useListSearch,
  usePageTitle,
} from '@erm/portal-kit';
import { useListView, ViewSwitch } from '@erm/planning';
import { ActionLink, createLoadable } from '@erm/ui-kit/core';
import { Page, PageHeader } from '@erm/ui-kit/layout';
import { Link as RouterLink } from 'react-router-dom';
import { ENGINEER_PARAM, paths } from '../app/paths';
import { EngineersList } from '../engineers/EngineersList';
import { useOpenedHere } from '../shared/use-opened-here';
import { viewIcon } from '../shared/view-icons';
import { useHistoryPanel } from './use-history-panel';

const addEngineerDialog = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "change-engineer" */ '../engineers/AddEngineerDialog'))
      .AddEngineerDialog,
);
const capacityDialog = createLoadable(
  async () => (await import('../engineers/EngineerCapacityDialog')).EngineerCapacityDialog,
);

const availabilityView = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "availability" */ './EngineersAvailability')).EngineersAvailability,
);

const VIEWS = ['table', 'availability'] as const;
const VIEW_OPTIONS = [
  { value: 'table', label: 'Table', icon: viewIcon('table') },
  { value: 'availability', label: 'Availability', icon: viewIcon('grid') },
] as const;

export function EngineersPage() {
  usePageTitle('Engineers');
  const search = useListSearch();
  const list = useListView('engineers', VIEWS);
  const [params] = useAddressParams();
  const openEngineer = params.get(ENGINEER_PARAM);
  const shown = useOpenedHere('engineer', [ENGINEER_PARAM]);
  const history = useHistoryPanel(list.view === 'availability');
  const adding = useLazyDialog(addEngineerDialog);
  const capacity = useLazyDialog(capacityDialog, Boolean(openEngineer));

  const showHistory = (id: string | null) => history.show(id === null ? '' : `engineer:${id}`);
  const addButton = <AddButton dialog={adding}>Add Engineer</AddButton>;

  const viewSwitch = <ViewSwitch list={list} options={VIEW_OPTIONS} compact={list.view === 'availability'} />;
  return (
    <Page fill={list.view === 'availability'}>
      <PageHeader
        title="Engineers"
        subtitle="Manage your engineering team"
        actions={
          <>
            <ActionLink
              style={{ alignSelf: 'center' }}
              renderLink={(link) => <RouterLink to={paths.access} {...link} />}
            >
              Invitations
            </ActionLink>
            {history.button}
            {addButton}
          </>
        }
      />
      {list.view === 'availability' ? (
        <LazyView
          part={availabilityView}
          search={search}
          viewSwitch={viewSwitch}
          addButton={addButton}
          historyPanel={history.panel}
          onHistory={showHistory}
        />
      ) : (
        <>
          <EngineersList
            search={search}
            viewSwitch={viewSwitch}
            addButton={addButton}
            onViewAssignments={shown.open}
          />
          {history.panel}
        </>
      )}
      {adding.Dialog && <adding.Dialog onClose={adding.close} />}
      {openEngineer && capacity.Dialog && (
        <capacity.Dialog engineerId={openEngineer} onHistory={showHistory} onClose={shown.close} />
      )}
    </Page>
  );
}
