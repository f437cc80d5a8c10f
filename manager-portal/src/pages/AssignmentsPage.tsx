import { AddButton, LazyView, useLazyDialog, useListSearch, usePageTitle } from '@erm/portal-kit';
import { useListView, ViewSwitch } from '@erm/planning';
import { createLoadable } from '@erm/ui-kit/core';
import { Page, PageHeader } from '@erm/ui-kit/layout';
import { viewIcon } from '../shared/view-icons';
import { assignmentsTable } from './assignments-table';
import { useHistoryPanel } from './use-history-panel';

const createAssignmentDialog = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "change-assignment" */ '../assignments/CreateAssignmentDialog'))
      .CreateAssignmentDialog,
);
const scheduleView = createLoadable(
  async () => (await import(/* webpackChunkName: "schedule" */ './AssignmentsSchedule')).AssignmentsSchedule,
);

const VIEWS = [
  { value: 'table', label: 'Table', icon: viewIcon('table') },
  { value: 'schedule', label: 'Schedule', icon: viewIcon('gantt') },
] as const;

export function AssignmentsPage() {
  usePageTitle('Assignments');
  const search = useListSearch();
  const list = useListView('assignments', ['table', 'schedule']);
  const creating = useLazyDialog(createAssignmentDialog);
  const history = useHistoryPanel(list.view === 'schedule');
  const createButton = <AddButton dialog={creating}>Create Assignment</AddButton>;
  const view = {
    search,
    viewSwitch: <ViewSwitch list={list} options={VIEWS} compact={list.view === 'schedule'} />,
    createButton,
  };

  return (
    <Page fill={list.view === 'schedule'}>
      <PageHeader
        title="Assignments"
        subtitle="Who works on what, how much, and until when"
        actions={
          <>
            {history.button}
            {createButton}
          </>
        }
      />
      {list.view === 'table' ? (
        <>
          <LazyView part={assignmentsTable} {...view} onHistory={(id) => history.show(`assignment:${id}`)} />
          {history.panel}
        </>
      ) : (
        <LazyView part={scheduleView} {...view} historyPanel={history.panel} onHistory={history.show} />
      )}
      {creating.Dialog && <creating.Dialog onClose={creating.close} />}
    </Page>
  );
}
