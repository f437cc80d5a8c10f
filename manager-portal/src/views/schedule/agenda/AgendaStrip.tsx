import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import type { LoadStep } from '@erm/contracts/load-curve';
import { TriangleAlert } from 'lucide-react';
import { placeInDays } from './agenda-texts';
import { Step, StepFill, StepText, Strip, Today } from './Agenda.styles';

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
      {steps.map((step) => {
        const over = step.load > full;
        const says = text(step.load);
        return (
          <Step key={step.startDate} style={placeInDays(step, days)}>
            {step.load > 0 && <StepFill $over={over} style={{ blockSize: `${shareOf(step.load, full)}%` }} />}
            <StepText $over={over} data-length={lengthOf(says, over)}>
              {over && <TriangleAlert size={10} />}
              {says}
            </StepText>
          </Step>
        );
      })}
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

/** How much of the height is filled, in percent. */
const shareOf = (load: number, full: number) => (full === 0 ? 100 : Math.min(100, (load / full) * 100));

/** How long a text is: "100%", "10 of 12" or "100%" with a warning, or "100 of 80%" with one. */
function lengthOf({ length }: string, over: boolean): 'short' | 'middle' | 'long' {
  if (length > 8) return 'long';
  return length > 4 || over ? 'middle' : 'short';
}
