import type { Assignment } from '@erm/contracts/assignments';
import { formatDay } from '@erm/contracts/calendar-day';
import { AllocationBar, StatusGlyph, type Column } from '@erm/ui-kit/data';
import { VisuallyHidden } from '@erm/ui-kit/core';
import { AllocationCell, Description, ProjectCell } from './AssignmentsTable.styles';

function shownDay(day: string): string {
  return day ? formatDay(day) : 'N/A';
}

export const assignmentColumns: Column<Assignment>[] = [
  {
    id: 'project',
    header: 'Project',
    sortable: true,
    rowHeader: true,
    cell: ({ projectId, status }) => (
      <ProjectCell>
        <StatusGlyph kind="assignment" status={status} named={false} />
        <VisuallyHidden>{status}: </VisuallyHidden>
        <span>
          {projectId ? projectId.name : <em>Deleted Project</em>}{' '}
          {projectId && <Description>({projectId.description || 'No description'})</Description>}
        </span>
      </ProjectCell>
    ),
  },
  { id: 'role', header: 'Role', sortable: true, cell: ({ role }) => role, width: '20%' },
  {
    id: 'allocationPercentage',
    header: 'Allocation',
    sortable: true,
    align: 'end',
    width: '13rem',
    cell: ({ allocationPercentage, projectId }) => (
      <AllocationCell>
        <AllocationBar
          size="sm"
          current={allocationPercentage}
          max={100}
          label={`Allocation to ${projectId?.name ?? 'Deleted Project'}`}
        />
        <span>{allocationPercentage}%</span>
      </AllocationCell>
    ),
  },
  {
    id: 'startDate',
    header: 'Start Date',
    sortable: true,
    width: '8.5rem',
    nowrap: true,
    cell: ({ startDate }) => shownDay(startDate),
  },
  {
    id: 'endDate',
    header: 'End Date',
    sortable: true,
    width: '8.5rem',
    nowrap: true,
    cell: ({ endDate }) => shownDay(endDate),
  },
];
