import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { Popover } from '@erm/ui-kit/overlay';
import { formatDayRange } from '@erm/ui-kit/data';
import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import { projectNameOf, type Projects } from '../model/schedule-texts';

const Title = styled.h2`
  font: var(--type-heading);
`;

const List = styled.ul`
  display: grid;
  margin-block-start: var(--space-2);
  padding: 0;
  list-style: none;
`;

const Item = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--space-3);
  inline-size: 100%;
  padding: var(--space-1-5) var(--space-2);
  border-radius: var(--radius-sm);
  text-align: start;
  overflow-wrap: anywhere;
  cursor: grab;

  &:hover {
    background: var(--bg-hover);
  }

  &:focus-visible {
    outline: 2px solid var(--accent-ring);
  }
`;

const Name = styled.span`
  font-weight: var(--font-weight-medium);
`;

const When = styled.span`
  grid-column: 1 / -1;
  color: var(--text-secondary);
  font: var(--type-caption);
`;

interface ListedAssignmentsProps {
  title: string;
  assignments: readonly ScheduleAssignment[];
  projects: Projects;
  /** The cell that opens it. */
  anchor: HTMLElement | null;
  /** Event handlers of the list, which drag its assignments. */
  handlers: HTMLAttributes<HTMLElement>;
  onSelect: (assignmentId: string) => void;
  onClose: () => void;
}

/** The assignments behind a cell. Each opens its details, and can be dragged. */
export function ListedAssignments(props: ListedAssignmentsProps) {
  const { title, assignments, projects, anchor, handlers, onSelect, onClose } = props;
  return (
    <Popover
      open
      anchor={anchor}
      onOpenChange={(open) => !open && onClose()}
      label={title}
      style={{ inlineSize: 320, maxBlockSize: 'min(360px, calc(100dvh - 16px))', overflowY: 'auto' }}
    >
      <Title>{title}</Title>
      <List {...handlers}>
        {assignments.map((assignment) => (
          <li key={assignment._id}>
            <Item type="button" data-listed={assignment._id} onClick={() => onSelect(assignment._id)}>
              <Name>{projectNameOf(assignment, projects)}</Name>
              <span>{assignment.allocationPercentage}%</span>
              <When>{formatDayRange(assignment.startDate, assignment.endDate)}</When>
            </Item>
          </li>
        ))}
      </List>
    </Popover>
  );
}
