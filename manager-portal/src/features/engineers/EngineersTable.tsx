import type { Engineer } from '@erm/contracts/engineers';
import { capitalize } from '@erm/ui-kit/core';
import { Badge, DataTable, type Column, type Sort } from '@erm/ui-kit/data';
import { Gauge } from 'lucide-react';
import type { ReactNode } from 'react';
import type { List } from '../../data/use-list';
import { Line, Words } from '../../shared/cell.styles';
import { AvailableFrom } from './AvailableFrom';
import { EngineerName } from './EngineerName';
import { Skills } from './EngineersTable.styles';

const columns: Column<Engineer>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: (engineer) => <EngineerName engineer={engineer} />,
    sortable: true,
    rowHeader: true,
  },
  {
    id: 'email',
    header: 'Email',
    cell: ({ email }) => (
      <Line $most="clamp(160px, 14vw, 260px)" title={email}>
        {email}
      </Line>
    ),
    sortable: true,
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
    cell: ({ department }) => <Words $most="160px">{department || '–'}</Words>,
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

export function EngineersTable({ engineers, sort, onSort, onViewAssignments, empty }: EngineersTableProps) {
  return (
    <DataTable
      label="Engineers"
      columns={columns}
      rows={engineers.rows}
      rowKey={({ _id }) => _id}
      sort={sort}
      onSortChange={onSort}
      rowMenuLabel={({ name }) => `Actions for ${name}`}
      rowMenu={({ _id }) => [
        {
          label: 'View Assignments',
          icon: <Gauge size={16} aria-hidden="true" />,
          onSelect: () => onViewAssignments(_id),
        },
      ]}
      loading={engineers.loading}
      loadingText="Loading engineers..."
      error={engineers.error}
      empty={empty}
      total={engineers.total}
      unit={['engineer', 'engineers']}
      onShowMore={engineers.showMore}
      showMoreLoading={engineers.loadingMore}
    />
  );
}
