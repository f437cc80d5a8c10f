import type { CalendarDay } from '@erm/contracts/calendar-day';
import { loadSteps } from '@erm/contracts/load-curve';
import { PersonLine, useLazyDialog, whyPopover, type WhyQuestion } from '@erm/portal-kit';
import {
  AssignmentBar,
  barTooltip,
  liftsOf,
  LoadStrip,
  OverloadCell,
  spokenBar,
  spokenLoad,
  spokenOverload,
  TimeBackdrop,
  type TimeCanvas,
  untilText,
} from '@erm/planning';
import { VisuallyHidden } from '@erm/ui-kit/core';
import { TriangleAlert } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { HiddenList } from './HiddenList';
import { Grid, More, MoreLane, Over, Person, Row, Track, Until } from './MySchedule.styles';
import { isOfCompleted, overloadId, peakText, type OwnRow } from './own-row';
import { HEAD, MORE, useRowKeys } from './use-row-keys';

interface MyRowProps {
  canvas: TimeCanvas;
  row: OwnRow;
  today: CalendarDay;
}

/** The engineer's assignments over days, to look at: a grid of one row, whose cells say what they are made of. */
export function MyRow({ canvas, row, today }: MyRowProps) {
  const { scale, drawn } = canvas;
  const liftOf = useMemo(() => liftsOf(drawn, scale, today), [drawn, scale, today]);
  const { engineer, curve, lanes, height, overloads } = row;
  const overload = overloads[0];
  const grid = useRef<HTMLDivElement>(null);
  const why = useLazyDialog(whyPopover);
  const [asked, setAsked] = useState<(WhyQuestion & { anchor: HTMLElement }) | null>(null);
  const [more, setMore] = useState<HTMLElement | null>(null);
  const ask = (cell: string, anchor: HTMLElement) => {
    if (cell === MORE) {
      setMore(anchor);
      return;
    }
    const assigned = row.cells.find(({ _id }) => _id === cell);
    const over = overloads.find(({ startDate }) => overloadId(startDate) === cell) ?? overload;
    const span = assigned ?? over ?? { startDate: today, endDate: today };
    const ofWorkingDays = span === over;
    setAsked({ says: peakText(row, span), engineerId: engineer._id, span, ofWorkingDays, anchor });
    why.open();
  };
  const keys = useRowKeys({ grid, canvas, row, today, onWhy: ask });
  const cellOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-cell]');

  return (
    <>
      <Grid
        ref={grid}
        role="grid"
        translate="no"
        aria-label="My schedule"
        aria-readonly="true"
        aria-colcount={-1}
        tabIndex={-1}
        onKeyDown={keys.onKeyDown}
        onFocus={({ target }) => {
          const cell = cellOf(target)?.dataset['cell'];
          if (cell) keys.onFocus(cell);
        }}
        onClick={({ target }) => {
          const cell = cellOf(target);
          if (cell) ask(cell.dataset['cell'] ?? HEAD, cell);
        }}
      >
        <TimeBackdrop scale={scale} drawn={drawn} today={today} />
        <Row role="row" style={{ blockSize: height }}>
          <Person
            role="rowheader"
            tabIndex={keys.active === HEAD ? 0 : -1}
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
            {overloads.map((days) => {
              const id = overloadId(days.startDate);
              return (
                <OverloadCell
                  key={id}
                  id={id}
                  scale={scale}
                  startDate={days.startDate}
                  endDate={days.endDate}
                  name={spokenOverload(days, engineer.maxCapacity, today)}
                  isActive={keys.active === id}
                />
              );
            })}
            {lanes.bars.map(({ bar, lane }) => (
              <AssignmentBar
                key={bar._id}
                {...scale.box(bar)}
                lane={lane}
                name={bar.projectName}
                percent={bar.allocationPercentage}
                position={scale.zoom === 'day' ? bar.role : undefined}
                deleted={bar.projectId === null}
                completed={isOfCompleted(bar)}
                lift={liftOf(bar)}
                tabIndex={keys.active === bar._id ? 0 : -1}
                data-cell={bar._id}
                aria-label={spokenBar(bar.projectName, bar, today, isOfCompleted(bar))}
                title={barTooltip(bar.projectName, bar, today, isOfCompleted(bar))}
              />
            ))}
            {lanes.hidden.length > 0 && (
              <MoreLane role="gridcell" $lanes={lanes.count}>
                <More
                  type="button"
                  tabIndex={keys.active === MORE ? 0 : -1}
                  data-cell={MORE}
                  aria-haspopup="dialog"
                >
                  +{lanes.hidden.length} more
                </More>
              </MoreLane>
            )}
          </Track>
        </Row>
      </Grid>
      {why.Dialog && asked && <why.Dialog {...asked} onClose={why.close} />}
      {more && <HiddenList assignments={lanes.hidden} anchor={more} onClose={() => setMore(null)} />}
    </>
  );
}
