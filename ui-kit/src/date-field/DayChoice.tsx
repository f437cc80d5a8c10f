import { Button, Cluster } from '@erm/ui-kit/core';
import { formatDay } from '../format/format-day';

interface DayChoiceProps {
  days: readonly string[];
  /** ID of the question. */
  describedBy: string | undefined;
  onChoose: (day: string) => void;
}

/** Asks which of the days that were understood is meant. */
export function DayChoice({ days, describedBy, onChoose }: DayChoiceProps) {
  return (
    <Cluster gap={2} role="group" aria-labelledby={describedBy}>
      {days.map((day) => (
        <Button key={day} size="sm" onClick={() => onChoose(day)}>
          {formatDay(day)}
        </Button>
      ))}
    </Cluster>
  );
}
