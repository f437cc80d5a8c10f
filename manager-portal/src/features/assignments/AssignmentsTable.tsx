import type { Assignment } from '@erm/contracts/assignments';
import { AllocationBar, DataTable, formatDay, type Column, type Sort } from '@erm/ui-kit/data';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { List } from '../../data/use-list';
import { Deleted, Words } from '../../shared/cell.styles';
import { AssignedEngineer } from './AssignedEngineer';
import { engineerName, projectName } from './assignment-names';
import { Day, Project, Share } from './AssignmentsTable.styles';

/** The ids are the server's names for the orders. */
const columns: Column<Assignment>[] = [
  {
    id: 'engineer',
    header: 'Engineer',
    cell: (assignment) => <AssignedEngineer assignment={assignment} />,
    sortable: true,
    rowHeader: true,
  },
  {
    id: 'project',
    header: 'Project',
    cell: (assignment) =>
      assignment.projectId ? (
        <Project>
          <Words $most="240px">{projectName(assignment)}</Words>
        </Project>
      ) : (
        <Deleted>{projectName(assignment)}</Deleted>
      ),
    sortable: true,
    phoneLabel: false,
  },
  {
    id: 'role',
    header: 'Role',
    cell: ({ role }) => <Words $most="200px">{role}</Words>,
    sortable: true,
    phonePlace: 'start',
    phoneLabel: false,
  },
  {
    id: 'allocationPercentage',
    header: 'Allocation',
    cell: (assignment) => (
      <Share>
        <AllocationBar
          size="sm"
          current={assignment.allocationPercentage}
          max={100}
          label={`Allocation of ${engineerName(assignment)} to ${projectName(assignment)}`}
        />
        <span>{assignment.allocationPercentage}%</span>
      </Share>
    ),
    sortable: true,
    align: 'end',
    phonePlace: 'end',
    phoneLabel: false,
  },
  {
    id: 'startDate',
    header: 'Start Date',
    cell: ({ startDate }) => <Day>{formatDay(startDate)}</Day>,
    sortable: true,
    phonePlace: 'start',
  },
  {
    id: 'endDate',
    header: 'End Date',
    cell: ({ endDate }) => <Day>{formatDay(endDate)}</Day>,
    sortable: true,
    phonePlace: 'end',
  },
];

interface AssignmentsTableProps {
  assignments: List<Assignment>;
  sort: Sort;
  onSort: (sort: Sort) => void;
  onEdit: (assignment: Assignment) => void;
  onDelete: (assignment: Assignment) => void;
  empty: ReactNode;
}

export function AssignmentsTable(props: AssignmentsTableProps) {
  const { assignments, sort, onSort, onEdit, onDelete, empty } = props;
  return (
    <DataTable
      label="Assignments"
      columns={columns}
      rows={assignments.rows}
      rowKey={({ _id }) => _id}
      sort={sort}
      onSortChange={onSort}
      rowMenuLabel={(assignment) => `Actions for ${engineerName(assignment)} on ${projectName(assignment)}`}
      rowMenu={(assignment) => [
        {
          label: 'Edit',
          icon: <Pencil size={16} aria-hidden="true" />,
          onSelect: () => onEdit(assignment),
        },
        {
          label: 'Delete',
          icon: <Trash2 size={16} aria-hidden="true" />,
          danger: true,
          onSelect: () => onDelete(assignment),
        },
      ]}
      loading={assignments.loading}
      loadingText="Loading assignments..."
      error={assignments.error}
      empty={empty}
      total={assignments.total}
      unit={['assignment', 'assignments']}
      onShowMore={assignments.showMore}
      showMoreLoading={assignments.loadingMore}
    />
  );
}
