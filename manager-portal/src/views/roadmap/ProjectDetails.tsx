import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { RoadmapProject } from '@erm/contracts/roadmap';
import { StatusBadge } from '@erm/portal-kit';
import { anchorStyle, type TimeCanvas } from '@erm/planning';
import { Cluster, Stack } from '@erm/ui-kit/core';
import { formatDayRange } from '@erm/ui-kit/data';
import { Popover } from '@erm/ui-kit/overlay';
import styled from 'styled-components';
import type { ProjectActions } from './project-actions';
import { cellOfProject } from './cell-of-project';
import { ProjectFacts } from './ProjectFacts';
import { SPAN_PX, SPAN_TOP_PX } from './SpanBox.styles';
import type { AskWhy } from './use-project-why';

const Anchor = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  block-size: ${SPAN_PX}px;
  pointer-events: none;
`;

const Title = styled.h2`
  font: var(--type-heading);
  overflow-wrap: anywhere;
`;

interface ProjectDetailsProps {
  project: RoadmapProject;
  today: CalendarDay;
  canvas: TimeCanvas;
  /** Top of the row, in px. */
  top: number;
  actions: ProjectActions;
  onWhy: AskWhy;
  onClose: () => void;
}

/** Details and actions of the selected project, beside its span. */
export function ProjectDetails(props: ProjectDetailsProps) {
  const { project, today, canvas, top, actions, onWhy, onClose } = props;
  const { _id, name, status, startDate, endDate } = project;
  const cell = cellOfProject(_id);
  return (
    <Popover
      open
      inAddress
      onOpenChange={(isOpen) => !isOpen && onClose()}
      returnFocusTo={cell}
      label={name}
      placement="bottom-start"
      trigger={<Anchor aria-hidden="true" style={anchorStyle(canvas, project, top + SPAN_TOP_PX)} />}
      style={{ inlineSize: 344 }}
    >
      <Stack gap={3}>
        <div>
          <Title>{name}</Title>
          <Cluster gap={2}>
            <StatusBadge kind="project" status={status} />
            {formatDayRange(startDate, endDate)}
          </Cluster>
        </div>
        <ProjectFacts
          {...{ project, today, actions, onClose }}
          onWhy={(question) => onWhy(project, question, cell.current)}
        />
      </Stack>
    </Popover>
  );
}
