import type { Assignment } from '@erm/contracts/assignments';
import { AllocationCell, Deleted, StatusGlyph } from '@erm/portal-kit';
import { VisuallyHidden } from '@erm/ui-kit/core';
import { CutText, formatDay, type Column } from '@erm/ui-kit/data';
import { Description, ProjectCell } from './AssignmentsTable.styles';

export const assignmentColumns: Column<Assignment>[] = [
  {
    id: 'project',
    header: 'Project',
    sortable: true,
    share: 40,
    width: '240px',
    rowHeader: true,
    cell: ({ projectId, status }) => (
      <ProjectCell>
        <StatusGlyph kind="assignment" status={status} named={false} />
        <VisuallyHidden>{status}: </VisuallyHidden>
        {projectId ? (
          <CutText>
            {projectId.name} <Description>({projectId.description || 'No description'})</Description>
          </CutText>
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
    cell: ({ role }) => <CutText>{role}</CutText>,
    share: 22,
    width: '96px',
  },
  {
    id: 'allocationPercentage',
    header: 'Allocation',
    sortable: true,
    align: 'end',
    phonePlace: 'end',
    phoneLabel: false,
    cell: ({ allocationPercentage, engineerId, projectId, ...dates }) => (
      <AllocationCell
        percent={allocationPercentage}
        label={`Allocation to ${projectId?.name ?? 'Deleted Project'}`}
        why={
          engineerId &&
          projectId && {
            says: `${allocationPercentage}% to ${projectId.name}`,
            engineerId: engineerId._id,
            span: dates,
          }
        }
      />
    ),
  },
  {
    id: 'startDate',
    header: 'Start Date',
    sortable: true,
    nowrap: true,
    phonePlace: 'start',
    cell: ({ startDate }) => formatDay(startDate),
  },
  {
    id: 'endDate',
    header: 'End Date',
    sortable: true,
    nowrap: true,
    phonePlace: 'end',
    cell: ({ endDate }) => formatDay(endDate),
  },
];
