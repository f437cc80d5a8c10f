import { countDays, type CalendarDay } from '@erm/contracts/calendar-day';
import type { RoadmapProject } from '@erm/contracts/roadmap';
import { StatusBadge } from '@erm/portal-kit';
import { formatDay, Icon, iconPaths } from '@erm/ui-kit/data';
import { isAboveFill } from '@erm/planning';
import { Menu } from '@erm/ui-kit/overlay';
import { projectItems, type ProjectActions } from './project-actions';
import {
  Card,
  CardHead,
  Dates,
  FullSpan,
  GapButton,
  GapItem,
  Gaps,
  Places,
  SpanButton,
  Today,
} from './RoadmapCards.styles';
import { rowModel } from './roadmap-row';
import { coveredText, gapText, phoneText, placesOn, placesText } from './roadmap-texts';
import { filledShare } from './SpanBox';
import { Drawing, Fill, FixedValue, Step } from './SpanBox.styles';

/** Minimum widths of a step's texts, as a share of the card. */
const [NUMBER_SHARE, PLACES_SHARE] = [0.09, 0.22];

interface RoadmapCardProps {
  project: RoadmapProject;
  today: CalendarDay;
  actions: ProjectActions;
}

/** A project on phones. */
export function RoadmapCard({ project, today, actions }: RoadmapCardProps) {
  const { name, status, startDate, endDate, teamSize, staffing } = project;
  const { gaps, moreGaps, lacks } = rowModel(project, today);
  const days = countDays(project);
  const shareBefore = (day: CalendarDay) => (countDays({ startDate, endDate: day }) - 1) / days;
  return (
    <Card data-card tabIndex={-1}>
      <CardHead>
        <h2>{name}</h2>
        <StatusBadge kind="project" status={status} />
        <Menu label={`Actions for ${name}`} items={projectItems(project, actions)} />
      </CardHead>
      <Places>{phoneText(project, lacks, today)}</Places>
      <div>
        <FullSpan>
          <Drawing aria-hidden="true">
            {staffing.map((step) => {
              const share = countDays(step) / days;
              const text = share < PLACES_SHARE ? step.filled : `${step.filled} of ${teamSize}`;
              return (
                <Step
                  key={step.startDate}
                  style={{
                    insetInlineStart: `${shareBefore(step.startDate) * 100}%`,
                    inlineSize: `${share * 100}%`,
                  }}
                >
                  <Fill
                    $completed={status === 'completed'}
                    style={{ blockSize: filledShare(project, step.filled) }}
                  />
                  {share >= NUMBER_SHARE && (
                    <FixedValue $isAbove={isAboveFill(step.filled, teamSize)}>{text}</FixedValue>
                  )}
                </Step>
              );
            })}
          </Drawing>
          {startDate <= today && today <= endDate && (
            <Today aria-hidden="true" style={{ insetInlineStart: `${shareBefore(today) * 100}%` }} />
          )}
          <SpanButton
            type="button"
            data-cell={project._id}
            aria-haspopup="dialog"
            aria-label={`${placesText(project, today)}. Why?`}
            onClick={({ currentTarget }) => actions.why(project, placesOn(project, today), currentTarget)}
          />
        </FullSpan>
        <Dates>
          <span>{formatDay(startDate)}</span>
          <span>{formatDay(endDate)}</span>
        </Dates>
      </div>
      <Gaps>
        {gaps.map((gap) => (
          <GapItem key={`${gap.skill} ${gap.startDate}`} $gap>
            <Icon path={iconPaths.warning} size={12} />
            <GapButton
              type="button"
              aria-haspopup="dialog"
              aria-label={`${gapText(gap, today)}. Why?`}
              onClick={({ currentTarget }) => actions.why(project, { about: 'skill', ...gap }, currentTarget)}
            >
              {gapText(gap, today)}
            </GapButton>
          </GapItem>
        ))}
        {moreGaps > 0 && <GapItem $gap>+{moreGaps} more uncovered</GapItem>}
        {gaps.length === 0 && (
          <GapItem $gap={false}>
            <Icon path={iconPaths.check} size={12} /> {coveredText(project, today)}
          </GapItem>
        )}
      </Gaps>
    </Card>
  );
}
