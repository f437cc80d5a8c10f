import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { HTMLAttributes, ReactNode, RefObject } from 'react';
import { AboveRows, Rows } from '../sheet/Sheet.styles';
import { TimeBackdrop } from '../sheet/TimeBackdrop';
import { TimeSheet } from '../sheet/TimeSheet';
import type { TimeCanvas } from '../sheet/use-time-canvas';

/** What screen readers need of a grid. */
interface GridAttributes extends HTMLAttributes<HTMLDivElement> {
  role: 'grid' | 'treegrid';
  'aria-label': string;
}

interface TimeGridProps extends GridAttributes {
  grid: RefObject<HTMLDivElement | null>;
  canvas: TimeCanvas;
  today: CalendarDay;
  /** The first visible day after Today is pressed. */
  home: CalendarDay;
  /** Beside the navigation in the corner. */
  corner?: ReactNode;
  /** Total height of the rows, in px. */
  height: number;
  /** Replaces the rows below the axis: an error or an empty state. */
  instead: ReactNode;
  /** Content that does not scroll along, such as popovers. */
  beside: ReactNode;
  /** Overlays positioned relative to the rows. */
  above?: ReactNode;
  /** Rows and ghosts. */
  children: ReactNode;
}

/** A grid over days with its axis. Takes the grid's role, name, and event handlers. */
export function TimeGrid(props: TimeGridProps) {
  const {
    grid,
    canvas,
    today,
    home,
    corner,
    height,
    instead,
    beside,
    above,
    style,
    children,
    ...attributes
  } = props;
  return (
    <TimeSheet canvas={canvas} today={today} home={home} corner={corner} instead={instead} beside={beside}>
      <Rows
        ref={grid}
        translate="no"
        aria-colcount={-1}
        {...attributes}
        style={{ ...style, blockSize: height }}
      >
        <TimeBackdrop scale={canvas.scale} drawn={canvas.drawn} today={today} />
        {children}
      </Rows>
      <AboveRows>{above}</AboveRows>
    </TimeSheet>
  );
}
