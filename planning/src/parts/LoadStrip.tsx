import type { DaySpan } from '@erm/contracts/calendar-day';
import type { LoadStep } from '@erm/contracts/load-curve';
import { memo } from 'react';
import { fullLoadText, loadText } from '../days/bar-texts';
import type { LiftOf } from '../days/drawn-days';
import type { TimeScale } from '../days/time-scale';
import { Strip } from './Strip';

interface LoadStripProps {
  scale: TimeScale;
  /** Load of the drawn days, in order, without gaps. */
  steps: readonly LoadStep[];
  liftOf?: LiftOf;
  maxCapacity: number;
  /** Days of held items. */
  held?: readonly DaySpan[] | null;
  /** In compact rows: only free days have a text. */
  compact?: boolean;
}

/** An engineer's load over time. */
export const LoadStrip = memo(function LoadStrip(props: LoadStripProps) {
  const { steps, maxCapacity, compact, ...strip } = props;
  const levels = steps.map(({ startDate, endDate, load }) => ({
    startDate,
    endDate,
    level: load,
    texts: compact && load > 0 ? [] : textsOf(load, maxCapacity),
  }));
  return <Strip {...strip} steps={levels} full={maxCapacity} compact={compact} />;
});

function textsOf(load: number, maxCapacity: number): string[] {
  const text = loadText(load, maxCapacity);
  return load === 0 ? [text] : [fullLoadText(load, maxCapacity), text, String(load)];
}
