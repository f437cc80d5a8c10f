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
  /** The first visible day after Today is pressed. */
  home: CalendarDay;
  /** Beside the navigation in the corner, such as the choice of a zoom. */
  corner?: ReactNode;
  /** The rows, and anything positioned relative to them. */
  children: ReactNode;
  /** Content that does not scroll along, such as popovers. */
  beside?: ReactNode;
  /** Replaces the rows below the axis: an error or an empty state. */
  instead?: ReactNode;
}

/** Scrolls both ways: a time axis with navigation in its corner, and rows below. */
export function TimeSheet(props: TimeSheetProps) {
  const { canvas, today, home, corner, children, beside, instead } = props;
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
            {corner}
          </TimeAxis>
          {!instead && children}
        </Canvas>
        {beside}
      </Scroller>
      {instead && <Instead>{instead}</Instead>}
    </>
  );
}
