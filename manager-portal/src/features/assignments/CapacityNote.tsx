import type { LoadStep } from '@erm/contracts/load-curve';
import { Button, Note } from '@erm/ui-kit/core';
import { formatDay } from '@erm/ui-kit/data';
import { useEffect, useRef } from 'react';
import type { CapacityCheck } from './check-capacity';

interface CapacityNoteProps {
  check: CapacityCheck | null;
  /** The server's sentence for what was sent last, while nothing was changed since. */
  serverRefusal: string | undefined;
  /** The least that the form takes; less is not offered. */
  least: number;
  onUse: (allocationPercentage: number) => void;
  /** How often the form was sent in vain: the note is then shown, wherever the form is scrolled to. */
  refused: number;
}

/** Why the allocation is refused, and the highest one that is not. */
export function CapacityNote({ check, serverRefusal, least, onUse, refused }: CapacityNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused > 0 || serverRefusal !== undefined) note.current?.scrollIntoView({ block: 'nearest' });
  }, [refused, serverRefusal]);
  const refusal = check?.refusal;
  const message = refusal?.message ?? serverRefusal;
  if (message === undefined) return null;
  const offers = refusal && refusal.remaining >= Math.max(1, least);
  return (
    <Note
      ref={note}
      tone="red"
      live
      title={message}
      action={
        offers && (
          <Button size="sm" onClick={() => onUse(refusal.remaining)}>
            Use {refusal.remaining}%
          </Button>
        )
      }
    >
      {refusal && check.peak && peakSentence(check.peak)}
    </Note>
  );
}

function peakSentence({ load, startDate, endDate }: LoadStep): string {
  const inOneYear = startDate.slice(0, 4) === endDate.slice(0, 4);
  const when =
    startDate === endDate
      ? `on ${formatDay(startDate)}`
      : `from ${formatDay(startDate, inOneYear ? 'short' : 'full')} to ${formatDay(endDate)}`;
  return `The load peaks at ${load}% ${when}.`;
}
