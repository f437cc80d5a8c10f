import type { Manager } from '@erm/contracts/managers';
import { ListTable, PersonLine, type List } from '@erm/portal-kit';
import { Badge, CutText, type Column, type Sort } from '@erm/ui-kit/data';
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
        max="100%"
        expands
      />
    ),
    sortable: true,
    share: 32,
    width: '184px',
    rowHeader: true,
  },
  {
    id: 'email',
    header: 'Email',
    cell: ({ email }) => (
      <CutText lines={1} translate="no">
        {email}
      </CutText>
    ),
    sortable: true,
    share: 32,
    width: '144px',
    phoneLabel: false,
  },
  {
    id: 'department',
    header: 'Department',
    cell: ({ department }) => <CutText>{department || '–'}</CutText>,
    sortable: true,
    share: 24,
    width: '96px',
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
