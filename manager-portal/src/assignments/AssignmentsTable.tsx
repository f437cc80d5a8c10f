import type { Assignment } from '@erm/contracts/assignments';
import { AllocationCell, Deleted, ListTable, PersonLine, type List } from '@erm/portal-kit';
import { CutText, formatDay, type Column, type Sort } from '@erm/ui-kit/data';
import type { ReactNode } from 'react';
import { editItems } from '../shared/edit-items';
import { engineerName, engineerNameAlone, projectName } from './assignment-names';

/** The column IDs are the server's names of the sort orders. */
const columns: Column<Assignment>[] = [
  {
    id: 'engineer',
    header: 'Engineer',
    cell: (assignment) => (
      <PersonLine
        name={engineerNameAlone(assignment)}
        detail={assignment.engineerId?.email}
        deleted={assignment.engineerId === null}
        max="100%"
        expands
      />
    ),
    sortable: true,
    share: 28,
    width: '176px',
    rowHeader: true,
  },
  {
    id: 'project',
    header: 'Project',
    cell: (assignment) =>
      assignment.projectId ? (
        <CutText>{projectName(assignment)}</CutText>
      ) : (
        <Deleted>{projectName(assignment)}</Deleted>
      ),
    sortable: true,
    share: 22,
    width: '96px',
    phoneLabel: false,
  },
  {
    id: 'role',
    header: 'Role',
    cell: ({ role }) => <CutText>{role}</CutText>,
    sortable: true,
    share: 18,
    width: '88px',
    phonePlace: 'start',
    phoneLabel: false,
  },
  {
    id: 'allocationPercentage',
    header: 'Allocation',
    cell: (assignment) => (
      <AllocationCell
        percent={assignment.allocationPercentage}
        label={`Allocation of ${engineerName(assignment)} to ${projectName(assignment)}`}
        why={
          assignment.engineerId &&
          assignment.projectId && {
            says: `${assignment.allocationPercentage}% to ${assignment.projectId.name}`,
            engineerId: assignment.engineerId._id,
            span: assignment,
          }
        }
      />
    ),
    sortable: true,
    align: 'end',
    phonePlace: 'end',
    phoneLabel: false,
  },
  {
    id: 'startDate',
    header: 'Start Date',
    cell: ({ startDate }) => formatDay(startDate),
    sortable: true,
    nowrap: true,
    phonePlace: 'start',
  },
  {
    id: 'endDate',
    header: 'End Date',
    cell: ({ endDate }) => formatDay(endDate),
    sortable: true,
    nowrap: true,
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
    <ListTable
      list={assignments}
      label="Assignments"
      columns={columns}
      sort={sort}
      onSortChange={onSort}
      rowMenuLabel={(assignment) => `Actions for ${engineerName(assignment)} on ${projectName(assignment)}`}
      rowMenu={(assignment) =>
        editItems(
          () => onEdit(assignment),
          () => onDelete(assignment),
        )
      }
      loadingText="Loading assignments..."
      empty={empty}
      unit={['assignment', 'assignments']}
    />
  );
}
