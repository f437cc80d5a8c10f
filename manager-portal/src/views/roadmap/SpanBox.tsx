import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { RoadmapProject } from '@erm/contracts/roadmap';
import { isAboveFill, liftedBy, type TimeScale, useSlide } from '@erm/planning';
import { Cell, Drawing, Fill, Place, Step, Value } from './SpanBox.styles';
import { spanTooltip, spokenSpan } from './roadmap-texts';
import type { RoadmapRowModel } from './roadmap-row';

/** Approximate width of a step's text with its margins, to avoid measuring. */
const widthOf = (text: string) => 16 + 6.5 * text.length;
/** Border width; steps are placed inside it. */
const BORDER_PX = 1;

interface SpanBoxProps {
  model: RoadmapRowModel;
  scale: TimeScale;
  today: CalendarDay;
  /** Whether it is in the tab order. */
  active: boolean;
  selected: boolean;
  /** Whether it is held. */
  taken: boolean;
}

/** A project over its days, filled in proportion to its filled places. */
export function SpanBox({ model: { project, gaps }, scale, today, active, selected, taken }: SpanBoxProps) {
  const { left, width } = scale.box(project);
  const place = useSlide(left, scale);
  return (
    <Place ref={place} role="none" style={{ insetInlineStart: left, inlineSize: Math.max(2, width - 1) }}>
      <Drawing aria-hidden="true" data-taken={taken || undefined}>
        {project.staffing.map((step) => {
          const { left: start, width: length } = scale.box(step);
          return (
            <Step
              key={step.startDate}
              style={{ insetInlineStart: start - left - BORDER_PX, inlineSize: length }}
            >
              <Fill
                $completed={project.status === 'completed'}
                style={{ blockSize: filledShare(project, step.filled) }}
              />
              <StepValue filled={step.filled} teamSize={project.teamSize} width={length} />
            </Step>
          );
        })}
      </Drawing>
      <Cell
        role="gridcell"
        tabIndex={active ? 0 : -1}
        data-cell={project._id}
        aria-selected={selected}
        aria-label={spokenSpan(project, gaps, today)}
        title={spanTooltip(project, today)}
      />
    </Place>
  );
}

function StepValue({ filled, teamSize, width }: { filled: number; teamSize: number; width: number }) {
  const text = [`${filled} of ${teamSize}`, String(filled)].find((each) => widthOf(each) <= width);
  if (text === undefined) return null;
  return (
    <Value $isAbove={isAboveFill(filled, teamSize)} {...liftedBy('stick')}>
      {text}
    </Value>
  );
}

/** Filled share of the box; at most 1, even with more people than places. */
export function filledShare({ teamSize }: Pick<RoadmapProject, 'teamSize'>, filled: number): string {
  return `${Math.min(1, filled / teamSize) * 100}%`;
}
