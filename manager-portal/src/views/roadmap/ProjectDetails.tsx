import { StatusBadge } from '@erm/portal-kit';
import type { anchorStyle } from '@erm/planning';
import { Cluster, Stack } from '@erm/ui-kit/core';
import { formatDayRange } from '@erm/ui-kit/data';
import { Dialog, Popover } from '@erm/ui-kit/overlay';
import styled from 'styled-components';
import { cellOfProject, ProjectFacts, type ProjectFactsProps } from './ProjectFacts';
import { SPAN_PX } from './SpanBox.styles';

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
  /** Where its span is, if there is a grid. */
  place?: ReturnType<typeof anchorStyle>;
}

/** Details and actions of the selected project: beside its span, or in a sheet on phones. */
export function ProjectDetails({ place, ...facts }: ProjectDetailsProps) {
  const { project, onClose } = facts;
  const { _id, name, status, startDate, endDate } = project;
  const dates = formatDayRange(startDate, endDate);
  return place ? (
    <Popover
      open
      inAddress
      onOpenChange={(isOpen) => !isOpen && onClose()}
      returnFocusTo={cellOfProject(_id)}
      label={name}
      placement="bottom-start"
      trigger={<Anchor aria-hidden="true" style={place} />}
      style={{ inlineSize: 344 }}
    >
      <Stack gap={3}>
        <div>
          <Title>{name}</Title>
          <Cluster gap={2}>
            <StatusBadge kind="project" status={status} />
            {dates}
          </Cluster>
        </div>
        <ProjectFacts {...facts} />
      </Stack>
    </Popover>
  ) : (
    <Dialog open inAddress size="confirm" title={name} description={dates} onClose={onClose}>
      <Stack gap={3}>
        <ProjectFacts {...facts} />
      </Stack>
    </Dialog>
  );
}
