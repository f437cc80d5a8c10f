import type { DaySpan } from '@erm/contracts/calendar-day';
import { VisuallyHidden } from '@erm/ui-kit/core';
import { useState } from 'react';
import { spokenPeriod } from '../days/spoken-period';
import { useSaidPeriod } from './use-said-period';
import { useScrollReading } from './use-scroll-reading';
import type { TimeCanvas } from './use-time-canvas';

/** The visible days, for screen readers. */
export function RangeHeading({ canvas }: { canvas: TimeCanvas }) {
  const { scale, scroller, inSight, asked } = canvas;
  const { zoom } = scale;
  const [range, setRange] = useState<DaySpan | null>(null);
  useScrollReading(scroller, () => setRange(inSight()), zoom);
  useSaidPeriod(zoom, asked, inSight);
  return range && <VisuallyHidden as="h2">{`${spokenPeriod(range, zoom)}, by ${zoom}`}</VisuallyHidden>;
}
