import type { CalendarDay } from '@erm/contracts/calendar-day';
import { liftsOf, type GridCell, type TimeCanvas, type TimeScale } from '@erm/portal-kit/planning';
import { useMemo } from 'react';
import { reachable } from '../../../../shared/reachable';
import { idsIn } from '../row-state';
import { useIsScrolling } from '../../../../shared/placed-rows/use-is-scrolling';
import { ScheduleRowView, type RowDays } from './ScheduleRowView';
import { SkeletonRow } from './SkeletonRow';
import type { RowModel } from './row-model';
import { useInTurn } from './use-in-turn';
import type { Proposal } from '../moving/use-moving';
import type { GridChanges } from '../moving/use-grid-changes';
import type { ScheduleRows } from './use-schedule-rows';

interface GridRowsProps {
  canvas: TimeCanvas;
  rows: ScheduleRows;
  today: CalendarDay;
  /** The cell that Tab reaches. */
  active: GridCell;
  /** The ID of what a link leads to, whose row is marked if it is an engineer. */
  marked: string | null;
  selected: string | null;
  picked: ReadonlySet<string>;
  changes: GridChanges;
}

/** The rows in sight, and those that are not loaded yet. */
export function GridRows({
  canvas,
  rows,
  today,
  active,
  marked,
  selected,
  picked,
  changes: { proposals, moved },
}: GridRowsProps) {
  const { data, modelAt, placed } = rows;
  const { scale, drawn } = canvas;
  const days = useMemo(() => ({ scale, drawn, liftOf: liftsOf(drawn, scale, today) }), [drawn, scale, today]);
  const isScrolling = useIsScrolling(canvas.attached);
  const { drawn: indexes, inSight } = placed;
  const isInSight = (index: number) => inSight !== null && index >= inSight[0] && index <= inSight[1];
  const daysOf = useInTurn(indexes, days, { isScrolling, isInSight });
  return indexes.map((index) => {
    const model = modelAt(index);
    const isActive = index === active.row;
    const held = model ? heldIn(proposals, model) : null;
    return model ? (
      <ScheduleRowView
        key={model.engineer._id}
        model={model}
        projects={data.projects}
        today={today}
        days={isActive ? days : atScale(daysOf(index), scale)}
        index={index}
        top={placed.topOf(index)}
        loaded={data.daysAt(index)?.days}
        failed={data.daysAt(index)?.failed === true}
        active={isActive ? reachable(model, active.cell) : null}
        marked={model.engineer._id === marked}
        selected={model.assignments.some(({ _id }) => _id === selected) ? selected : null}
        picked={idsIn(model.lanes, picked)}
        taken={idsIn(model.lanes, moved)}
        held={held}
        load={held?.at(-1)?.verdict?.load ?? null}
        maxCapacity={held?.at(-1)?.verdict?.maxCapacity ?? model.engineer.maxCapacity}
        {...givenBy(proposals, model, today)}
      />
    ) : (
      <SkeletonRow
        key={index}
        {...{ index }}
        top={placed.topOf(index)}
        height={placed.heightOf(index)}
        // Before anything is loaded, the focus would be lost with it.
        isActive={isActive && data.totals !== undefined}
      />
    );
  });
}

/** What would be in a row. The same array as long as that does not change, because rows are memoized. */
function heldIn(proposals: readonly Proposal[], { engineer }: RowModel): readonly Proposal[] | null {
  const held = proposals.filter(({ to }) => to === engineer._id);
  if (held.length === 0) return null;
  return held.length === proposals.length ? proposals : held;
}

/** What a row would give away to another one, all of it whatever would be left of it there, and from which day on. */
function givenBy(proposals: readonly Proposal[], model: RowModel, today: CalendarDay) {
  const { _id: id } = model.engineer;
  const given = proposals.find(({ from, to, copies }) => from === id && to !== id && !copies);
  const gives = model.assignments.find(({ _id }) => _id === given?.assignment._id) ?? null;
  return { gives, keepsPast: given !== undefined && given.startDate >= today };
}

/** What was drawn at another scale would be in the wrong place. */
const atScale = (days: RowDays | undefined, scale: TimeScale) => (days?.scale === scale ? days : undefined);
