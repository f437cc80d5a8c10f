import type { Engineer } from '@erm/contracts/engineers';
import {
  currentRow,
  ListEmpty,
  ListToolbar,
  useLazyDialog,
  useListSort,
  type ListSearch,
} from '@erm/portal-kit';
import { createLoadable } from '@erm/ui-kit/core';
import { UsersRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { engineerSorts, useEngineers } from '../../data/engineer-queries';
import { EngineersTable } from './EngineersTable';

const editEngineerDialog = createLoadable(
  async () => (await import('./EditEngineerDialog')).EditEngineerDialog,
);
const deleteEngineerDialog = createLoadable(
  async () => (await import('./DeleteEngineerDialog')).DeleteEngineerDialog,
);

interface EngineersListProps {
  search: ListSearch;
  /** The switch between the views of the list. */
  viewSwitch: ReactNode;
  addButton: ReactNode;
  onViewAssignments: (id: string) => void;
}

/** The engineers as a table. */
export function EngineersList({ search, viewSwitch, addButton, onViewAssignments }: EngineersListProps) {
  const { order, columnSort, sortBy } = useListSort(engineerSorts, 'name');
  const engineers = useEngineers({ q: search.q, sort: order });
  const editing = useLazyDialog(editEngineerDialog);
  const deleting = useLazyDialog(deleteEngineerDialog);
  const [chosen, setChosen] = useState<{ engineer: Engineer; what: 'edit' | 'delete' } | null>(null);
  const engineer = chosen && currentRow(engineers.rows, chosen.engineer);
  const close = () => setChosen(null);
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
      <EngineersTable
        engineers={engineers}
        sort={columnSort}
        onSort={sortBy}
        onViewAssignments={onViewAssignments}
        onEdit={(edited) => {
          setChosen({ engineer: edited, what: 'edit' });
          editing.open();
        }}
        onDelete={(deleted) => {
          setChosen({ engineer: deleted, what: 'delete' });
          deleting.open();
        }}
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
      {engineer && chosen.what === 'edit' && editing.Dialog && (
        <editing.Dialog engineer={engineer} onClose={close} />
      )}
      {engineer && chosen.what === 'delete' && deleting.Dialog && (
        <deleting.Dialog engineer={engineer} onClose={close} />
      )}
    </>
  );
}
