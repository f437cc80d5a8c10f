import type { AvailabilityUnit } from '@erm/contracts/availability-view';
import type { DaySpan } from '@erm/contracts/calendar-day';
import { shortRange } from '@erm/planning';
import { WhyFrame, WhyLines } from '@erm/portal-kit';
import { countUnits, formatCount } from '@erm/ui-kit/data';
import { fullTime, totalText, type Total } from '../cell-texts';

/** The total of a column, for Why. */
export interface AskedTotal {
  column: DaySpan;
  total: Total;
  /** Number of matching engineers. */
  engineers: number;
  by: AvailabilityUnit;
}

interface TotalWhyProps extends AskedTotal {
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** Why for a total, as a sum, from loaded data. */
export function TotalWhy({ column, total, engineers, by, anchor, onClose }: TotalWhyProps) {
  const { free, freeEngineers, overEngineers } = total;
  return (
    <WhyFrame
      says={totalText(total)}
      about={`${countUnits(engineers, ['engineer', 'engineers'])}, ${shortRange(column)}`}
      rule={`The sum of what each engineer has free on every working day of the ${by}, in full-time engineers of 100%. An engineer who is over capacity or has no working day counts as 0.`}
      anchor={anchor}
      onClose={onClose}
    >
      <WhyLines
        lines={[
          { label: 'With free capacity', value: ofAll(freeEngineers, engineers) },
          {
            label: 'Fully assigned or off',
            value: ofAll(engineers - freeEngineers - overEngineers, engineers),
          },
          ...(overEngineers > 0
            ? [{ label: 'Over capacity', value: ofAll(overEngineers, engineers), kind: 'over' } as const]
            : []),
          { label: 'Free, in all', value: `${formatCount(free)}%`, kind: 'total' },
          {
            label: 'Full-time engineers free',
            value: `${fullTime(free)} = ${formatCount(free)}% ÷ 100%`,
            kind: 'total',
          },
        ]}
      />
    </WhyFrame>
  );
}

const ofAll = (count: number, all: number) => `${formatCount(count)} of ${formatCount(all)}`;
