import type { Manager } from '@erm/contracts/managers';
import { Line, ListTable, PersonLine, Words, type List } from '@erm/portal-kit';
import { Badge, type Column, type Sort } from '@erm/ui-kit/data';
import { UserRoundCheck, UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';

const disabledBadge = (
  <Badge tone="grey" icon={<UserRoundX size={12} aria-hidden="true" />}>
    Disabled
  </Badge>
);

const youBadge = <Badge tone="grey">You</Badge>;

const columnsFor = (ownId: string): Column<Manager>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: ({ _id, name, disabled }) => (
      <PersonLine
        name={name}
        badge={_id === ownId ? youBadge : disabled ? disabledBadge : undefined}
        size={28}
        max="clamp(184px, 20vw, 320px)"
      />
    ),
    sortable: true,
    rowHeader: true,
  },
  {
    id: 'email',
    header: 'Email',
    cell: ({ email }) => (
      <Line translate="no" $max="clamp(160px, 22vw, 320px)">
        {email}
      </Line>
    ),
    sortable: true,
    phoneLabel: false,
  },
  {
    id: 'department',
    header: 'Department',
    cell: ({ department }) => <Words $max="200px">{department || '–'}</Words>,
    sortable: true,
  },
];

interface ManagersTableProps {
  managers: List<Manager>;
  /** The signed-in manager, whose own account has no menu. */
  ownId: string;
  sort: Sort;
  onSort: (sort: Sort) => void;
  onSwitch: (manager: Manager) => void;
  empty: ReactNode;
}

export function ManagersTable({ managers, ownId, sort, onSort, onSwitch, empty }: ManagersTableProps) {
  return (
    <ListTable
      list={managers}
      label="Managers"
      columns={columnsFor(ownId)}
      sort={sort}
      onSortChange={onSort}
      rowMenuLabel={({ name }) => `Actions for ${name}`}
      rowMenu={(manager) => {
        if (manager._id === ownId) return [];
        const onSelect = () => onSwitch(manager);
        return manager.disabled
          ? [{ label: 'Enable', icon: <UserRoundCheck size={16} aria-hidden="true" />, onSelect }]
          : [{ label: 'Disable', icon: <UserRoundX size={16} aria-hidden="true" />, danger: true, onSelect }];
      }}
      loadingText="Loading managers..."
      empty={empty}
      unit={['manager', 'managers']}
    />
  );
}
