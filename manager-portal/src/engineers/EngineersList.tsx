import { LazyNotConnected, ListEmpty, ListToolbar, useListSort, type ListSearch } from '@erm/portal-kit';
import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { engineerSorts, useEngineers } from '../data/engineer-queries';
import { EngineersTable } from './EngineersTable';

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
    </>
  );
}
