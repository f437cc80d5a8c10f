import type { CalendarDay } from '@erm/contracts/calendar-day';
import { addColumns } from '@erm/contracts/time-columns';
import { useLazyDialog, whyPopover, type WhyQuestion } from '@erm/portal-kit';
import {
  MORE,
  pageOfTime,
  reachable,
  rowAttributes,
  RowList,
  SheetRow,
  type TimeCanvas,
  TimeGrid,
  useAllRows,
  useDrawnRows,
  useTimeGrid,
} from '@erm/planning';
import { Skeleton } from '@erm/ui-kit/data';
import { useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { HiddenList } from './HiddenList';
import { MyRow } from './MyRow';
import { Person } from './MySchedule.styles';
import { peakText, type OwnRow } from './own-row';

interface MyGridProps {
  canvas: TimeCanvas;
  /** Undefined until it is loaded. */
  row: OwnRow | undefined;
  today: CalendarDay;
  /** Replaces the row. */
  instead: ReactNode;
}

/** The engineer's assignments over time, read-only: a grid of one row, whose cells open a breakdown. */
export function MyGrid({ canvas, row, today, instead }: MyGridProps) {
  const rows = useMemo(() => new RowList([row]), [row]);
  const view = useAllRows(canvas, rows);
  const { placed, active } = view;
  const drawn = useDrawnRows(placed);
  const { grid, focus } = useTimeGrid(canvas, view);
  const why = useLazyDialog(whyPopover);
  const [asked, setAsked] = useState<(WhyQuestion & { anchor: HTMLElement }) | null>(null);
  const [more, setMore] = useState<HTMLElement | null>(null);
  const home = addColumns(today, 'week', -1);

  const ask = (id: string, anchor: HTMLElement) => {
    if (!row) return;
    if (id === MORE) {
      setMore(anchor);
      return;
    }
    const cell = row.cells.find(({ _id }) => _id === id);
    // At the head, about the first overload, or today.
    const over = cell ? cell.overload : row.overloads[0];
    const span = over ?? cell?.assigned?.bar ?? { startDate: today, endDate: today };
    const ofWorkingDays = over !== undefined;
    setAsked({ says: peakText(row, span), engineerId: row.id, span, ofWorkingDays, anchor });
    why.open();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const askHere = () => ask(active.cell, event.target as HTMLElement);
    const move = () => void focus.onKey(event);
    const keys: Record<string, () => void> = {
      ArrowLeft: move,
      ArrowRight: move,
      Home: move,
      End: move,
      PageUp: () => canvas.goTo(pageOfTime(canvas, -1)),
      PageDown: () => canvas.goTo(pageOfTime(canvas, 1)),
      t: () => canvas.goTo(home),
      w: askHere,
      Enter: askHere,
    };
    const handle = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!handle) return;
    event.preventDefault();
    handle();
  };

  return (
    <TimeGrid
      grid={grid}
      onFocus={focus.onFocus}
      canvas={canvas}
      today={today}
      home={home}
      instead={instead}
      onKeyDown={onKeyDown}
      role="grid"
      aria-label="My schedule"
      aria-readonly="true"
      aria-hidden={!row || undefined}
      height={placed.height}
      onClick={({ target }) => {
        const cell = (target as Element).closest<HTMLElement>('[data-cell]');
        if (cell?.dataset['cell']) ask(cell.dataset['cell'], cell);
      }}
      beside={
        <>
          {why.Dialog && asked && <why.Dialog {...asked} onClose={why.close} />}
          {row && more && (
            <HiddenList assignments={row.lanes.hidden} anchor={more} onClose={() => setMore(null)} />
          )}
        </>
      }
    >
      {drawn.map((place) =>
        row ? (
          <MyRow
            key={place.id}
            canvas={canvas}
            row={row}
            place={place}
            today={today}
            active={place.id === active.row ? reachable(row, active.cell) : null}
          />
        ) : (
          <SheetRow key={place.id} {...rowAttributes(place)}>
            <Person>
              <Skeleton width={140} height={14} />
            </Person>
          </SheetRow>
        ),
      )}
    </TimeGrid>
  );
}
