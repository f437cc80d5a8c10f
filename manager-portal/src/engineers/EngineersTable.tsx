import type { Engineer } from '@erm/contracts/engineers';
import { calledName, ListTable, PersonLine, type List } from '@erm/portal-kit';
import { capitalize } from '@erm/ui-kit/core';
import { Badge, ChipList, CutText, type Column, type Sort } from '@erm/ui-kit/data';
import { Gauge } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { AvailableFrom } from './AvailableFrom';
import { OverloadBadge } from './OverloadBadge';

const columnsOf = (onOpen: (id: string) => void): Column<Engineer>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: ({ _id, name, overloads }) => (
      <PersonLine
        name={name}
        onOpen={() => onOpen(_id)}
        badge={<OverloadBadge _id={_id} overloads={overloads} />}
        size={28}
        max="100%"
      />
    ),
    sortable: true,
    share: 26,
    width: '176px',
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
    share: 20,
    width: '104px',
    dropped: true,
    phoneLabel: false,
  },
  {
    id: 'skills',
    header: 'Skills',
    share: 20,
    width: '104px',
    phoneLabel: false,
    cell: ({ name, skills }) =>
      skills.length === 0 ? (
        '–'
      ) : (
        <ChipList label={`Skills of ${name}`} items={skills.map((label) => ({ label }))} max={3} />
      ),
  },
  {
    id: 'seniority',
    header: 'Seniority',
    cell: ({ seniority }) => (seniority === null ? '–' : <Badge>{capitalize(seniority)}</Badge>),
    sortable: true,
    phonePlace: 'start',
    phoneLabel: false,
  },
  {
    id: 'department',
    header: 'Department',
    cell: ({ department }) => <CutText>{department || '–'}</CutText>,
    sortable: true,
    share: 13,
    width: '96px',
    phonePlace: 'end',
    phoneLabel: false,
  },
  {
    id: 'availableFrom',
    header: 'Available From',
    cell: ({ availableFrom }) => <AvailableFrom day={availableFrom} />,
  },
];

interface EngineersTableProps {
  engineers: List<Engineer>;
  sort: Sort;
  onSort: (sort: Sort) => void;
  onViewAssignments: (id: string) => void;
  empty: ReactNode;
}

export function EngineersTable(props: EngineersTableProps) {
  const { engineers, sort, onSort, onViewAssignments, empty } = props;
  const columns = useMemo(() => columnsOf(onViewAssignments), [onViewAssignments]);
  return (
    <ListTable
      list={engineers}
      label="Engineers"
      columns={columns}
      sort={sort}
      onSortChange={onSort}
      rowMenuLabel={(engineer) => `Actions for ${calledName(engineer)}`}
      rowMenu={(engineer) => [
        {
          label: 'View Assignments',
          icon: <Gauge size={16} aria-hidden="true" />,
          onSelect: () => onViewAssignments(engineer._id),
        },
      ]}
      loadingText="Loading engineers..."
      empty={empty}
      unit={['engineer', 'engineers']}
    />
  );
}
