import type { CalendarDay } from '@erm/contracts/calendar-day';
import { loadSteps } from '@erm/contracts/load-curve';
import { PersonLine } from '@erm/portal-kit';
import {
  AssignmentBar,
  barTooltip,
  HEAD,
  laneTop,
  liftsOf,
  LoadStrip,
  MORE,
  OverloadCell,
  rowAttributes,
  type RowPlace,
  SheetRow,
  spokenBar,
  spokenLoad,
  spokenOverload,
  type TimeCanvas,
  untilText,
} from '@erm/planning';
import { VisuallyHidden } from '@erm/ui-kit/core';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { More, MoreLane, Over, Person, Track, Until } from './MySchedule.styles';
import { isOfCompleted, type OwnRow } from './own-row';

interface MyRowProps {
  canvas: TimeCanvas;
  row: OwnRow;
  place: RowPlace;
  today: CalendarDay;
  /** The cell that Tab reaches: an assignment's or overload's ID, `HEAD`, or `MORE`. */
  active: string | null;
}

/** The engineer's load, assignments, and overloads. */
export function MyRow({ canvas, row, place, today, active }: MyRowProps) {
  const { scale, drawn } = canvas;
  const liftOf = useMemo(() => liftsOf(drawn, scale, today), [drawn, scale, today]);
  const { engineer, curve, lanes, cells } = row;
  const [overload] = row.overloads;

  return (
    <SheetRow {...rowAttributes(place)}>
      <Person
        role="rowheader"
        tabIndex={active === HEAD ? 0 : -1}
        data-cell={HEAD}
        aria-describedby="own-load"
      >
        <PersonLine
          name={engineer.name}
          size={28}
          detail={
            overload ? (
              <Over>
                <TriangleAlert size={12} aria-hidden="true" />
                Over by {overload.excess}% <Until>{untilText(overload, today)}</Until>
              </Over>
            ) : (
              `Max ${engineer.maxCapacity}%`
            )
          }
        />
        <VisuallyHidden id="own-load">
          {spokenLoad(curve, engineer.maxCapacity, today, drawn.endDate)}
        </VisuallyHidden>
      </Person>
      <Track>
        <LoadStrip
          scale={scale}
          steps={loadSteps(curve, drawn)}
          liftOf={liftOf}
          maxCapacity={engineer.maxCapacity}
        />
        {cells.map(({ _id, startDate, endDate, assigned, overload: over }) => {
          const isActive = _id === active;
          if (over) {
            return (
              <OverloadCell
                key={_id}
                id={_id}
                startDate={startDate}
                endDate={endDate}
                scale={scale}
                name={spokenOverload(over, engineer.maxCapacity, today)}
                isActive={isActive}
              />
            );
          }
          if (!assigned) return null;
          const { bar, lane } = assigned;
          return (
            <AssignmentBar
              key={_id}
              box={{ ...scale.box(bar), top: laneTop(lane) }}
              name={bar.projectName}
              percent={bar.allocationPercentage}
              position={scale.zoom === 'day' ? bar.role : undefined}
              project={bar.projectId === null ? 'deleted' : isOfCompleted(bar) ? 'completed' : undefined}
              lift={liftOf(bar)}
              tabIndex={isActive ? 0 : -1}
              data-cell={_id}
              aria-label={spokenBar(bar.projectName, bar, today, isOfCompleted(bar))}
              title={barTooltip(bar.projectName, bar, today, isOfCompleted(bar))}
            />
          );
        })}
        {lanes.hidden.length > 0 && (
          <MoreLane role="gridcell" $lanes={lanes.count}>
            <More type="button" tabIndex={active === MORE ? 0 : -1} data-cell={MORE} aria-haspopup="dialog">
              +{lanes.hidden.length} more
            </More>
          </MoreLane>
        )}
      </Track>
    </SheetRow>
  );
}
