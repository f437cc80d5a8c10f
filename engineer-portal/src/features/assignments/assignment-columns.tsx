import type { Assignment } from '@erm/contracts/assignments';
import { AllocationBar, formatDay, StatusGlyph, type Column } from '@erm/ui-kit/data';
import { VisuallyHidden } from '@erm/ui-kit/core';
import { AllocationCell, Deleted, Description, ProjectCell, Role, TwoLines } from './AssignmentsTable.styles';

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
        {projectId ? (
          <TwoLines title={projectId.description}>
            {projectId.name} <Description>({projectId.description || 'No description'})</Description>
          </TwoLines>
        ) : (
          <Deleted>Deleted Project</Deleted>
        )}
      </ProjectCell>
    ),
  },
  {
    id: 'role',
    header: 'Role',
    sortable: true,
    phonePlace: 'start',
    phoneLabel: false,
    cell: ({ role }) => <Role>{role}</Role>,
  },
  {
    id: 'allocationPercentage',
    header: 'Allocation',
    sortable: true,
    align: 'end',
    phonePlace: 'end',
    phoneLabel: false,
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
    nowrap: true,
    phonePlace: 'start',
    cell: ({ startDate }) => shownDay(startDate),
  },
  {
    id: 'endDate',
    header: 'End Date',
    sortable: true,
    nowrap: true,
    phonePlace: 'end',
    cell: ({ endDate }) => shownDay(endDate),
  },
];
