import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import { loadSteps } from '@erm/contracts/load-curve';
import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { PersonLine, nameAlone } from '@erm/portal-kit';
import { fullLoadText } from '@erm/planning';
import { IconButton } from '@erm/ui-kit/core';
import { Pin, Plus } from 'lucide-react';
import { Card, CardHead } from '../../../shared/Cards.styles';
import type { RowModel } from '../model/row-model';
import {
  isOfCompleted,
  overloadText,
  positionOf,
  projectNameOf,
  type Projects,
} from '../model/schedule-texts';
import { AgendaStrip } from './AgendaStrip';
import { LineButton, Lines, Named, None, Over } from './Agenda.styles';
import { includesAny, whenText } from './agenda-texts';

interface EngineerCardProps {
  model: RowModel;
  projects: Projects;
  /** ID of the pinned project. */
  pin: string | null;
  days: DaySpan;
  today: CalendarDay;
  /** Creates an assignment. */
  onAssign: () => void;
  onSelect: (assignmentId: string) => void;
  /** Asks why they are over capacity. */
  onWhy: () => void;
}

/** An engineer's weeks: their load, and a line per assignment. Of deleted engineers, the lines alone. */
export function EngineerCard(props: EngineerCardProps) {
  const { model, projects, pin, days, today, onAssign, onSelect, onWhy } = props;
  const { engineer, curve, overload, isDeleted } = model;
  const isPinned = ({ projectId }: ScheduleAssignment) => pin !== null && projectId === pin;
  const shown = model.assignments.filter((each) => includesAny(each, days));
  return (
    <Card data-card tabIndex={-1}>
      {isDeleted ? (
        <PersonLine name={engineer.name} size={32} deleted />
      ) : (
        <>
          <CardHead>
            <div>
              <PersonLine name={nameAlone(engineer)} detail={positionOf(model)} size={32} />
              {overload && (
                <Over
                  type="button"
                  data-why={`engineer:${engineer._id}`}
                  aria-haspopup="dialog"
                  aria-label={`${overloadText(overload, today)}. Why?`}
                  onClick={onWhy}
                >
                  {overloadText(overload, today)}
                </Over>
              )}
            </div>
            <IconButton
              label={`Assign ${engineer.name}`}
              icon={<Plus size={20} aria-hidden="true" />}
              onClick={onAssign}
            />
          </CardHead>
          <AgendaStrip
            days={days}
            today={today}
            steps={loadSteps(curve, days)}
            full={engineer.maxCapacity}
            text={(load) => fullLoadText(load, engineer.maxCapacity)}
          />
        </>
      )}
      {shown.length === 0 && <None>No assignments</None>}
      <Lines>
        {shown.map((each) => (
          <li key={each._id}>
            <LineButton type="button" data-why={`assignment:${each._id}`} onClick={() => onSelect(each._id)}>
              <Named data-pinned={isPinned(each) || undefined}>
                {isPinned(each) && <Pin size={14} aria-label="Pinned" />}
                <span>
                  {`${projectNameOf(each, projects)}${isOfCompleted(each, projects) ? ' (completed)' : ''}`}
                </span>
              </Named>
              <span>{each.allocationPercentage}%</span>
              <span>{whenText(each, days, today)}</span>
            </LineButton>
          </li>
        ))}
      </Lines>
    </Card>
  );
}
