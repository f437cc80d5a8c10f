import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { ReactNode } from 'react';
import { RangeHeading } from './RangeHeading';
import { RangeNavigation } from './RangeNavigation';
import { Canvas, Instead, Scroller } from './Sheet.styles';
import { TimeAxis } from './TimeAxis';
import { pageOfTime, type TimeCanvas } from './use-time-canvas';
import { useWholeTexts } from './use-whole-texts';

interface TimeSheetProps {
  canvas: TimeCanvas;
  today: CalendarDay;
  /** Where Today leads. */
  home: CalendarDay;
  /** The rows, and what is placed relative to them. */
  children: ReactNode;
  /** What does not scroll along, such as popovers and announcements. */
  beside?: ReactNode;
  /** What is shown below the axis in place of the rows, such as that there are none. */
  instead?: ReactNode;
}

/** The sheet that scrolls both ways: the time axis, with the navigation in its corner, above the rows. */
export function TimeSheet({ canvas, today, home, children, beside, instead }: TimeSheetProps) {
  const { scale } = canvas;
  useWholeTexts(canvas);
  const page = (by: 1 | -1) => canvas.goTo(pageOfTime(canvas, by));
  return (
    <>
      <Scroller data-scroller $hasRows={!instead} ref={canvas.ref} onScroll={canvas.onScroll}>
        <RangeHeading canvas={canvas} />
        <Canvas style={{ inlineSize: `calc(var(--first-column) + ${scale.width}px)` }}>
          <TimeAxis canvas={canvas} today={today}>
            <RangeNavigation
              isEmpty={Boolean(instead)}
              onEarlier={() => page(-1)}
              onToday={() => canvas.goTo(home)}
              onLater={() => page(1)}
            />
          </TimeAxis>
          {!instead && children}
        </Canvas>
        {beside}
      </Scroller>
      {instead && <Instead>{instead}</Instead>}
    </>
  );
}
