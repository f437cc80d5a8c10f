import { LazyNotConnected, LazyView, useListSearch, usePageTitle } from '@erm/portal-kit';
import { useListView, ViewSwitch } from '@erm/planning';
import { createLoadable } from '@erm/ui-kit/core';
import { Page, PageHeader } from '@erm/ui-kit/layout';
import { ChartGantt, Table2 } from 'lucide-react';
import { AssignmentsList } from '../assignments/AssignmentsList';

const mySchedule = createLoadable(async () => (await import('../views/schedule/MySchedule')).MySchedule);

const VIEWS = [
  { value: 'table', label: 'Table', icon: <Table2 size={14} aria-hidden="true" /> },
  { value: 'schedule', label: 'Schedule', icon: <ChartGantt size={14} aria-hidden="true" /> },
] as const;

export function MyAssignmentsPage() {
  usePageTitle('My Assignments');
  const search = useListSearch();
  const list = useListView('my-assignments', ['table', 'schedule']);
  const view = { search, viewSwitch: <ViewSwitch list={list} options={VIEWS} /> };
  return (
    <Page fill={list.view === 'schedule'}>
      <PageHeader title="My Assignments" subtitle="Your past, current, and upcoming work" />
      <LazyNotConnected />
      {list.view === 'table' ? <AssignmentsList {...view} /> : <LazyView part={mySchedule} {...view} />}
    </Page>
  );
}
