import type { EngineerCapacity } from '@erm/contracts/engineers';
import { Deleted, StatusBadge, Words } from '@erm/portal-kit';
import { EmptyState } from '@erm/ui-kit/core';
import { DataTable, formatDayRange, type Column } from '@erm/ui-kit/data';
import { CalendarOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type Row = EngineerCapacity['assignments'][number];

const Past = styled.span`
  color: var(--text-tertiary);
`;

/** Assignments that have ended are dimmed. */
const faded = (row: Row, content: ReactNode) =>
  row.status === 'completed' ? <Past>{content}</Past> : content;

const columns: Column<Row>[] = [
  {
    id: 'project',
    header: 'Project',
    cell: (row) =>
      row.projectId ? (
        faded(row, <Words $max="200px">{row.projectName}</Words>)
      ) : (
        <Deleted>{row.projectName}</Deleted>
      ),
    rowHeader: true,
  },
  {
    id: 'allocation',
    header: 'Allocation',
    cell: (row) => faded(row, `${row.allocationPercentage}%`),
    align: 'end',
    phonePlace: 'start',
  },
  {
    id: 'role',
    header: 'Role',
    cell: (row) => faded(row, <Words $max="160px">{row.role}</Words>),
    phonePlace: 'end',
    phoneLabel: false,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ projectId }) => (projectId ? <StatusBadge kind="project" status={projectId.status} /> : '–'),
  },
  {
    id: 'duration',
    header: 'Duration',
    cell: (row) => faded(row, formatDayRange(row.startDate, row.endDate)),
  },
];

export function CapacityTable({ assignments }: { assignments: Row[] }) {
  return (
    <DataTable
      label="Assignments"
      columns={columns}
      rows={assignments}
      rowKey={({ _id }) => _id}
      empty={<EmptyState icon={<CalendarOff size={20} />} title="No assignments" />}
    />
  );
}
