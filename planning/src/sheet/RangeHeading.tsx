import type { DaySpan } from '@erm/contracts/calendar-day';
import { VisuallyHidden } from '@erm/ui-kit/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { spokenPeriod } from '../days/time-labels';
import type { TimeScale } from '../days/time-scale';
import { useAnnouncer } from './Announcer';
import { useScrollReading } from './use-scroll-reading';
import type { GridCanvas } from './use-time-canvas';

interface RangeHeadingProps {
  canvas: GridCanvas & {
    scale: Pick<TimeScale, 'zoom'>;
    /** Changes whenever the user asks for other days. */
    asked: string | number;
  };
}

/** The visible days, for screen readers. Announces them after the user asked for others by zooming or paging. */
export function RangeHeading({ canvas }: RangeHeadingProps) {
  const { scale, scroller, inSight, asked } = canvas;
  const { zoom } = scale;
  const [range, setRange] = useState<DaySpan | null>(null);
  useScrollReading(scroller, () => setRange(inSight()), `${zoom} ${asked}`);
  const { say } = useAnnouncer();
  const last = useRef({ zoom, asked });
  const tell = useEffectEvent(() => {
    if (last.current.zoom !== zoom) say(`By ${zoom}, ${spokenPeriod(inSight(), zoom)}.`);
    else if (last.current.asked !== asked) say(`${spokenPeriod(inSight(), zoom, false)}.`);
    last.current = { zoom, asked };
  });
  useEffect(() => tell(), [zoom, asked]);
  return range && <VisuallyHidden as="h2">{`${spokenPeriod(range, zoom)}, by ${zoom}`}</VisuallyHidden>;
}
