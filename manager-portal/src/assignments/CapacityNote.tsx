import type { DaySpan } from '@erm/contracts/calendar-day';
import type { LoadStep } from '@erm/contracts/load-curve';
import { Button, Note } from '@erm/ui-kit/core';
import { formatDay } from '@erm/ui-kit/data';
import { useEffect, useRef } from 'react';
import type { CapacityGate } from './use-capacity-gate';

interface CapacityNoteProps {
  gate: CapacityGate;
  /** The lowest allocation that the form accepts. Lower ones are not suggested. */
  min: number;
}

/** Explains why the allocation does not fit and suggests the highest one that does, and dates without a weekend. */
export function CapacityNote({ gate, min }: CapacityNoteProps) {
  const { check, serverMessage, suggestedDates, blockedSubmits, use, takeDates } = gate;
  const note = useRef<HTMLDivElement>(null);
  // Shows the reason for a blocked submit regardless of the form's scroll position.
  useEffect(() => {
    if (blockedSubmits > 0 || serverMessage !== undefined) note.current?.scrollIntoView({ block: 'nearest' });
  }, [blockedSubmits, serverMessage]);
  const violation = check?.violation;
  const message = violation?.message ?? serverMessage;
  if (message === undefined) return null;
  const isSuggested = violation && violation.remaining >= Math.max(1, min);
  return (
    <Note
      ref={note}
      tone="red"
      live
      title={message}
      action={
        suggestedDates ? (
          <Button size="sm" onClick={() => takeDates(suggestedDates)}>
            {datesVerb(suggestedDates)}
          </Button>
        ) : (
          isSuggested && (
            <Button size="sm" onClick={() => use(violation.remaining)}>
              {`Use ${violation.remaining}%`}
            </Button>
          )
        )
      }
    >
      {violation && check.peak && peakSentence(check.peak)}
    </Note>
  );
}

/** "Start on Mar 16, 2026". */
function datesVerb({ startDate, endDate }: Partial<DaySpan>): string {
  const end = endDate && `${startDate ? 'end' : 'End'} on ${formatDay(endDate)}`;
  return [startDate && `Start on ${formatDay(startDate)}`, end].filter(Boolean).join(', ');
}

function peakSentence({ load, startDate, endDate }: LoadStep): string {
  const inOneYear = startDate.slice(0, 4) === endDate.slice(0, 4);
  const when =
    startDate === endDate
      ? `on ${formatDay(startDate)}`
      : `from ${formatDay(startDate, inOneYear ? 'short' : 'full')} to ${formatDay(endDate)}`;
  return `The load peaks at ${load}% ${when}.`;
}
