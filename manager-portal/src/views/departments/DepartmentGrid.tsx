import type { CalendarDay } from '@erm/contracts/calendar-day';
import { addColumns } from '@erm/contracts/time-columns';
import {
  AssignmentBar,
  HEAD,
  liftsOf,
  reachable,
  rowAttributes,
  RowHead,
  RowList,
  SheetRow,
  spokenRange,
  type TimeCanvas,
  TimeGrid,
  useAllRows,
  useTimeGrid,
} from '@erm/planning';
import { useMemo, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import type { DepartmentRow } from './department-rows';

const Track = styled.div`
  position: relative;
  flex: 1;
`;

interface DepartmentGridProps {
  canvas: TimeCanvas;
  rows: readonly DepartmentRow[];
  today: CalendarDay;
  instead: ReactNode;
}

/** Projects over days, a row per department. */
export function DepartmentGrid({ canvas, rows: all, today, instead }: DepartmentGridProps) {
  const rows = useMemo(() => new RowList(all), [all]);
  const view = useAllRows(canvas, rows);
  const { placed, active } = view;
  const { grid, focus } = useTimeGrid(canvas, view);
  const { scale, drawn } = canvas;
  const liftOf = useMemo(() => liftsOf(drawn, scale, today), [drawn, scale, today]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (focus.onKey(event)) event.preventDefault();
  };
  return (
    <TimeGrid
      {...{ grid, focus, canvas, today, instead, onKeyDown }}
      home={addColumns(today, 'week', -1)}
      role="grid"
      aria-label="Projects by department"
      aria-rowcount={rows.count}
      height={placed.height}
      beside={null}
    >
      {placed.drawn.map((place) => {
        const row = rows.get(place.id);
        const cell = row && place.id === active.row ? reachable(row, active.cell) : null;
        return row ? (
          <SheetRow key={row.id} {...rowAttributes(place)}>
            <RowHead role="rowheader" data-cell={HEAD} tabIndex={cell === HEAD ? 0 : -1}>
              {row.id}
            </RowHead>
            <Track>
              {row.lanes.bars.map(({ bar, lane }) => (
                <AssignmentBar
                  key={bar._id}
                  {...scale.box(bar)}
                  lane={lane}
                  name={bar.name}
                  percent={bar.percent}
                  completed={bar.status === 'completed'}
                  lift={liftOf(bar)}
                  data-cell={bar._id}
                  tabIndex={cell === bar._id ? 0 : -1}
                  aria-label={`${bar.name}, ${bar.percent} percent, ${spokenRange(bar)}`}
                />
              ))}
            </Track>
          </SheetRow>
        ) : null;
      })}
    </TimeGrid>
  );
}
