import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { RoadmapProject } from '@erm/contracts/roadmap';
import { openPlaces } from '@erm/contracts/staffing';
import { StatusBadge } from '@erm/portal-kit';
import { anchorStyle, type TimeCanvas } from '@erm/portal-kit/planning';
import { Button, Cluster, Facts, Link, Stack } from '@erm/ui-kit/core';
import { countUnits, formatDayRange, type Unit } from '@erm/ui-kit/data';
import { Popover } from '@erm/ui-kit/overlay';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { lateRef } from '../../../shared/late-ref';
import { askedText, type ProjectQuestion } from '../../../shared/project-why/project-question';
import { rangeText } from '../../../shared/range-text';
import { projectItems, type ProjectActions } from './project-actions';
import { coveredText, gapText, placesOn } from './roadmap-texts';
import { SPAN_PX, SPAN_TOP_PX } from './SpanBox.styles';
import type { AskWhy } from './use-project-why';

/** More of the same are told as a number. */
const MAX_LINES = 4;

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
  /** Where the row begins. */
  top: number;
  actions: ProjectActions;
  onWhy: AskWhy;
  onClose: () => void;
}

/** What there is to know about the selected project, and to do with it, beside its span. */
export function ProjectDetails(props: ProjectDetailsProps) {
  const { project, today, canvas, top, actions, onWhy, onClose } = props;
  const { _id, name, status, startDate, endDate, teamSize, staffing, gaps } = project;
  const cell = lateRef(() => document.querySelector<HTMLElement>(`[data-cell="${_id}"]`));
  const open = openPlaces(staffing, teamSize);
  const places = placesOn(project, today);
  const why = (question: ProjectQuestion) => {
    const text = `Why ${askedText(question, teamSize)}?`;
    return (
      <Link
        as="button"
        type="button"
        aria-label={text}
        onClick={() => {
          onClose();
          onWhy(project, question, cell.current);
        }}
      >
        Why?
      </Link>
    );
  };
  const openLines = open.map((places) => `${countUnits(places.open, UNIT)} ${rangeText(places)}`);
  return (
    <Popover
      open
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
        <Facts
          items={[
            {
              term: 'Places',
              value: (
                <>
                  {places.filled} of {teamSize} filled {why(places)}
                </>
              ),
            },
            { term: 'Open', value: openLines.length === 0 ? 'None' : <Listed lines={openLines} /> },
            {
              term: 'Skills',
              value:
                gaps.length === 0 ? (
                  coveredText(project)
                ) : (
                  <Listed lines={gaps.map(gapText)} after={(at) => why({ about: 'skill', ...gaps[at]! })} />
                ),
            },
          ]}
        />
        <Cluster gap={2}>
          {projectItems(project, actions).map(({ label, icon, onSelect }) => (
            <Button
              key={label}
              size="sm"
              icon={icon}
              onClick={() => {
                onClose();
                onSelect();
              }}
            >
              {label}
            </Button>
          ))}
        </Cluster>
      </Stack>
    </Popover>
  );
}

const UNIT: Unit = ['place', 'places'];

interface ListedProps {
  lines: readonly string[];
  /** What follows a line. */
  after?: (index: number) => ReactNode;
}

function Listed({ lines, after }: ListedProps) {
  return (
    <Stack gap={1}>
      {lines.slice(0, MAX_LINES).map((line, index) => (
        <span key={line}>
          {line} {after?.(index)}
        </span>
      ))}
      {lines.length > MAX_LINES && <span>+{lines.length - MAX_LINES} more</span>}
    </Stack>
  );
}
