import type { CalendarDay } from '@erm/contracts/calendar-day';
import { addColumns } from '@erm/contracts/time-columns';
import { TimeBackdrop, type TimeCanvas, TimeSheet } from '@erm/planning';
import { Skeleton } from '@erm/ui-kit/data';
import type { ReactNode } from 'react';
import { MyRow } from './MyRow';
import { Grid, Person, Row } from './MySchedule.styles';
import type { OwnRow } from './own-row';

interface MyGridProps {
  canvas: TimeCanvas;
  /** Undefined until it is loaded. */
  row: OwnRow | undefined;
  today: CalendarDay;
  /** What is shown in place of the row. */
  instead: ReactNode;
}

/** The time axis, and below it the engineer's row or what stands for it while it is loading. */
export function MyGrid({ canvas, row, today, instead }: MyGridProps) {
  return (
    <TimeSheet canvas={canvas} today={today} home={addColumns(today, 'week', -1)} instead={instead}>
      {row ? (
        <MyRow canvas={canvas} row={row} today={today} />
      ) : (
        <Grid aria-hidden="true">
          <TimeBackdrop scale={canvas.scale} drawn={canvas.drawn} today={today} />
          <Row>
            <Person>
              <Skeleton width={140} height={14} />
            </Person>
          </Row>
        </Grid>
      )}
    </TimeSheet>
  );
}
