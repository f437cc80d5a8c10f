import type { Engineer } from '@erm/contracts/engineers';
import { Line, ListTable, PersonLine, Words, type List } from '@erm/portal-kit';
import { capitalize } from '@erm/ui-kit/core';
import { Badge, type Column, type Sort } from '@erm/ui-kit/data';
import { Gauge } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { AvailableFrom } from './AvailableFrom';
import { Skills } from './EngineersTable.styles';
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
        max="clamp(184px, 17vw, 280px)"
      />
    ),
    sortable: true,
    rowHeader: true,
  },
  {
    id: 'email',
    header: 'Email',
    cell: ({ email }) => (
      <Line translate="no" $max="clamp(160px, 14vw, 260px)">
        {email}
      </Line>
    ),
    sortable: true,
    dropped: true,
    phoneLabel: false,
  },
  {
    id: 'skills',
    header: 'Skills',
    phoneLabel: false,
    cell: ({ name, skills }) =>
      skills.length === 0 ? (
        '–'
      ) : (
        <Skills label={`Skills of ${name}`} items={skills.map((label) => ({ label }))} max={3} />
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
    cell: ({ department }) => <Words $max="160px">{department || '–'}</Words>,
    sortable: true,
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
      rowMenuLabel={({ name }) => `Actions for ${name}`}
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
