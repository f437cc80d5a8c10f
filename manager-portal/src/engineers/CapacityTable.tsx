import type { EngineerCapacity } from '@erm/contracts/engineers';
import { Deleted, StatusBadge, WhyButton } from '@erm/portal-kit';
import { EmptyState } from '@erm/ui-kit/core';
import { CutText, DataTable, formatDayRange, type Column } from '@erm/ui-kit/data';
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

const columnsOf = (engineerId: string): Column<Row>[] => [
  {
    id: 'project',
    header: 'Project',
    cell: (row) =>
      row.projectId ? faded(row, <CutText>{row.projectName}</CutText>) : <Deleted>{row.projectName}</Deleted>,
    share: 28,
    width: '112px',
    rowHeader: true,
  },
  {
    id: 'allocation',
    header: 'Allocation',
    cell: (row) => faded(row, <Allocation {...row} engineerId={engineerId} />),
    align: 'end',
    phonePlace: 'start',
  },
  {
    id: 'role',
    header: 'Role',
    cell: (row) => faded(row, <CutText>{row.role}</CutText>),
    share: 22,
    width: '96px',
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

/**
 * Opens the breakdown of the engineer's load in these dates. Not offered for deleted projects, which do not count as
 * load.
 */
function Allocation({ projectId, ...row }: Row & { engineerId: string }) {
  const { engineerId, projectName, allocationPercentage, startDate, endDate } = row;
  if (projectId === null) return <>{allocationPercentage}%</>;
  return (
    <WhyButton
      says={`${allocationPercentage}% allocated to ${projectName}`}
      engineerId={engineerId}
      span={{ startDate, endDate }}
    >
      {allocationPercentage}%
    </WhyButton>
  );
}

export function CapacityTable({ _id, assignments }: Pick<EngineerCapacity, '_id' | 'assignments'>) {
  return (
    <DataTable
      label="Assignments"
      columns={columnsOf(_id)}
      rows={assignments}
      rowKey={({ _id }) => _id}
      empty={<EmptyState icon={<CalendarOff size={20} />} title="No assignments" />}
    />
  );
}
