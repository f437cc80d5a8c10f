import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import { StatusBadge } from '@erm/portal-kit';
import { VisuallyHidden } from '@erm/ui-kit/core';
import { Check, ChevronDown, ChevronRight, TriangleAlert } from 'lucide-react';
import {
  HEAD,
  HeadSkeleton,
  liftedBy,
  type LiftOf,
  rowAttributes,
  Strip,
  type TimeScale,
} from '@erm/planning';
import { memo } from 'react';
import type { ProjectModel } from './project-model';
import { spokenState, staffingText, stateText } from './project-texts';
import {
  Lines,
  Name,
  ProjectHead,
  Row,
  Staffing,
  StateSpan,
  StateText,
  Status,
  Track,
} from './TreeRow.styles';
import type { ProjectRow } from './tree-rows';

export interface TreeRowViewProps<TheRow> {
  row: TheRow;
  /** Position among all rows, from 0. */
  index: number;
  top: number;
  days: TreeDays;
  /** ID of the active cell if it is in this row. */
  active: string | null;
}

/** The days that rows are drawn for. */
export interface TreeDays {
  scale: TimeScale;
  drawn: DaySpan;
  liftOf: LiftOf;
  today: CalendarDay;
}

const CUES = { neutral: null, covered: <Check size={12} />, missing: <TriangleAlert size={12} /> };

interface ProjectRowViewProps extends TreeRowViewProps<ProjectRow> {
  /** Number of projects. */
  count: number;
}

/** A project's row: staffing over time, and skill coverage. */
export const ProjectRowView = memo(function ProjectRowView(props: ProjectRowViewProps) {
  const { row, index, top, active, count } = props;
  const { scale, liftOf, today } = props.days;
  const { id, model, isOpen, height } = row;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const state = model && stateText(model, isOpen, today);
  const describedBy = `staffing-${id}`;
  return (
    <Row
      {...rowAttributes({ id, index, top, height })}
      $kind="project"
      aria-level={1}
      aria-posinset={row.position + 1}
      aria-setsize={count}
      aria-expanded={model && isOpen}
    >
      <ProjectHead
        role="rowheader"
        tabIndex={active === HEAD ? 0 : -1}
        data-cell={HEAD}
        aria-describedby={model && describedBy}
      >
        {model ? (
          <>
            <Chevron size={16} aria-hidden="true" />
            <Lines>
              <Name $strong>{model.project.name}</Name>
              <Staffing type="button" tabIndex={-1} data-why>
                {staffingText(model, today)}
              </Staffing>
            </Lines>
            <Status>
              <StatusBadge kind="project" status={model.project.status} />
            </Status>
            <VisuallyHidden id={describedBy}>{spokenState(model)}</VisuallyHidden>
          </>
        ) : (
          <HeadSkeleton />
        )}
      </ProjectHead>
      <Track>
        {model && <StaffingStrip model={model} scale={scale} liftOf={liftOf} />}
        {model?.span && state && (
          <StateSpan
            aria-hidden="true"
            style={{
              insetInlineStart: scale.box(model.span).left,
              inlineSize: scale.box(model.span).width,
            }}
          >
            <StateText $state={state.state} {...liftedBy(liftOf(model.span))}>
              <span>
                {CUES[state.state]}
                {state.text}
              </span>
            </StateText>
          </StateSpan>
        )}
      </Track>
    </Row>
  );
});

interface StaffingStripProps {
  model: ProjectModel;
  scale: TimeScale;
  liftOf: LiftOf;
}

/** Filled places over time. Memoized, as the row renders whenever focus comes or goes. */
const StaffingStrip = memo(function StaffingStrip({ model, scale, liftOf }: StaffingStripProps) {
  const { teamSize, status } = model.project;
  const steps = model.filled.map(({ startDate, endDate, filled }) => ({
    startDate,
    endDate,
    // There can be more people than places.
    level: Math.min(filled, teamSize),
    texts: [`${filled} of ${teamSize}`, String(filled)],
  }));
  return <Strip scale={scale} steps={steps} full={teamSize} liftOf={liftOf} muted={status === 'completed'} />;
});
