import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import type { LoadStep } from '@erm/contracts/load-curve';
import { placeInDays } from './agenda-texts';
import { Step, StepText, Strip, Today } from './Agenda.styles';

interface AgendaStripProps {
  days: DaySpan;
  today: CalendarDay;
  steps: readonly LoadStep[];
  /** What fills the whole height. More than that is over. */
  full: number;
  text: (load: number) => string;
}

/** A load along eight weeks, in the width of the card. It never stands alone: the lines below say the same. */
export function AgendaStrip({ days, today, steps, full, text }: AgendaStripProps) {
  return (
    <Strip aria-hidden="true">
      {steps.map((step) => (
        <span key={step.startDate}>
          {step.load > 0 && (
            <Step
              $tone={step.load > full ? 'over' : 'load'}
              style={{
                ...placeInDays(step, days),
                blockSize: `${full === 0 ? 100 : Math.min(100, (step.load / full) * 100)}%`,
              }}
            />
          )}
        </span>
      ))}
      {steps[0] && steps[0].load <= full && <StepText>{text(steps[0].load)}</StepText>}
      {today >= days.startDate && today <= days.endDate && (
        <Today
          style={{
            insetInlineStart: placeInDays({ startDate: today, endDate: today }, days).insetInlineStart,
          }}
        />
      )}
    </Strip>
  );
}
