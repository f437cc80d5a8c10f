import {
  LazyNotConnected,
  ListEmpty,
  ListToolbar,
  useListSort,
  useRowDialog,
  type ListSearch,
} from '@erm/portal-kit';
import { createLoadable } from '@erm/ui-kit/core';
import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { engineerSorts, useEngineers } from '../../data/engineer-queries';
import { EngineersTable } from './EngineersTable';

const editEngineerDialog = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "change-engineer" */ './EditEngineerDialog')).EditEngineerDialog,
);
const deleteEngineerDialog = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "change-engineer" */ './DeleteEngineerDialog')).DeleteEngineerDialog,
);

interface EngineersListProps {
  search: ListSearch;
  /** The switch between the views of the list. */
  viewSwitch: ReactNode;
  addButton: ReactNode;
  onViewAssignments: (id: string) => void;
  onHistory: (id: string) => void;
}

/** The engineers as a table. */
export function EngineersList({
  search,
  viewSwitch,
  addButton,
  onViewAssignments,
  onHistory,
}: EngineersListProps) {
  const { order, columnSort, sortBy } = useListSort(engineerSorts, 'name');
  const engineers = useEngineers({ q: search.q, sort: order });
  const editing = useRowDialog(editEngineerDialog, engineers.rows);
  const deleting = useRowDialog(deleteEngineerDialog, engineers.rows);
  return (
    <>
      <ListToolbar
        search={search}
        label="Search engineers"
        placeholder="Search engineers by name, email, or skills..."
        total={engineers.total}
        unit={['engineer', 'engineers']}
        tools={viewSwitch}
      />
      <LazyNotConnected />
      <EngineersTable
        engineers={engineers}
        sort={columnSort}
        onSort={sortBy}
        onViewAssignments={onViewAssignments}
        onEdit={editing.openFor}
        onDelete={deleting.openFor}
        onHistory={onHistory}
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
      {editing.row && editing.Dialog && <editing.Dialog engineer={editing.row} onClose={editing.close} />}
      {deleting.row && deleting.Dialog && (
        <deleting.Dialog engineer={deleting.row} onClose={deleting.close} />
      )}
    </>
  );
}
