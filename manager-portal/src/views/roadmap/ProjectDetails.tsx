import { StatusBadge } from '@erm/portal-kit';
import { anchorStyle, type TimeCanvas } from '@erm/planning';
import { Cluster, Stack } from '@erm/ui-kit/core';
import { formatDayRange } from '@erm/ui-kit/data';
import { Popover } from '@erm/ui-kit/overlay';
import styled from 'styled-components';
import { cellOfProject, ProjectFacts, type ProjectFactsProps } from './ProjectFacts';
import { SPAN_PX, SPAN_TOP_PX } from './SpanBox.styles';

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

interface ProjectDetailsProps extends ProjectFactsProps {
  canvas: TimeCanvas;
  /** Top of the row, in px. */
  top: number;
}

/** Details and actions of the selected project, beside its span. */
export function ProjectDetails({ canvas, top, ...facts }: ProjectDetailsProps) {
  const { project, onClose } = facts;
  const { _id, name, status, startDate, endDate } = project;
  return (
    <Popover
      open
      inAddress
      onOpenChange={(isOpen) => !isOpen && onClose()}
      returnFocusTo={cellOfProject(_id)}
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
        <ProjectFacts {...facts} />
      </Stack>
    </Popover>
  );
}
