import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { HTMLAttributes, ReactNode } from 'react';
import { AboveRows, Rows } from '../sheet/Sheet.styles';
import { TimeBackdrop } from '../sheet/TimeBackdrop';
import { TimeSheet } from '../sheet/TimeSheet';
import type { TimeCanvas } from '../sheet/use-time-canvas';
import type { useTimeGrid } from './use-time-grid';

interface TimeGridProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'onFocus'>, ReturnType<typeof useTimeGrid> {
  canvas: TimeCanvas;
  today: CalendarDay;
  /** Where Today leads. */
  home: CalendarDay;
  role: 'grid' | 'treegrid';
  'aria-label': string;
  /** Of all rows, in px. */
  height: number;
  /** What is shown below the axis in place of the rows, such as that there are none. */
  instead: ReactNode;
  /** What does not scroll along, such as popovers and announcements. */
  beside: ReactNode;
  /** What is placed relative to the rows, and above them. */
  above?: ReactNode;
  /** The rows, and ghosts over them. */
  children: ReactNode;
}

/** A grid over days, below its axis. Takes what `useTimeGrid` returns, and the handlers of the grid. */
export function TimeGrid(props: TimeGridProps) {
  const { grid, focus, canvas, today, home, height, instead, beside, above, style, children, ...attributes } =
    props;
  return (
    <TimeSheet canvas={canvas} today={today} home={home} instead={instead} beside={beside}>
      <Rows
        ref={grid}
        translate="no"
        aria-colcount={-1}
        {...attributes}
        style={{ ...style, blockSize: height }}
        onFocus={focus.onFocus}
      >
        <TimeBackdrop scale={canvas.scale} drawn={canvas.drawn} today={today} />
        {children}
      </Rows>
      <AboveRows>{above}</AboveRows>
    </TimeSheet>
  );
}
