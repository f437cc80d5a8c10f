import { liftsOf, reachable, SkeletonRow, type TimeScale, useDrawnRows, useIsScrolling } from '@erm/planning';
import { usePart } from '@erm/portal-kit';
import { createLoadable } from '@erm/ui-kit/core';
import { useMemo } from 'react';
import type { GridView } from '../bars/grid-view';
import { idsIn } from '../model/row-state';
import { ScheduleRowView, type RowDays } from './ScheduleRowView';
import { Person } from './ScheduleRowView.styles';
import type { RowModel } from '../model/row-model';
import { useInTurn } from './use-in-turn';
import type { Change } from '../change/change';
import type { Changes } from '../change/use-changes';
import type { ScheduleRows } from './use-schedule-rows';

const rowEffect = createLoadable(
  async () => (await import(/* webpackChunkName: "schedule-parts" */ './RowEffect')).RowEffect,
);
const missingDays = createLoadable(
  async () => (await import(/* webpackChunkName: "schedule-parts" */ './MissingDays')).MissingDays,
);
const engineerRun = createLoadable(
  async () => (await import(/* webpackChunkName: "schedule-parts" */ '../bars/EngineerRun')).EngineerRun,
);

interface GridRowsProps {
  view: Pick<GridView, 'canvas' | 'today' | 'selected'>;
  schedule: ScheduleRows;
  /** ID of a link's target; its row is marked if it is an engineer. */
  marked: string | null;
  /** ID of the pinned project. */
  pin?: string | null;
  picked: ReadonlySet<string>;
  /** ID of the row of a new assignment while its days are dragged. */
  newRow?: string | undefined;
  changes: Pick<Changes, 'drawn' | 'verdicts' | 'moved'>;
}

/** The drawn rows, with skeletons for those not loaded yet. */
export function GridRows({
  view: { canvas, today, selected },
  schedule,
  marked,
  pin = null,
  picked,
  newRow,
  changes: { drawn: changes, verdicts, moved },
}: GridRowsProps) {
  const { data, rows, placed, active } = schedule;
  const { scale, drawn } = canvas;
  const days = useMemo(() => ({ scale, drawn, liftOf: liftsOf(drawn, scale, today) }), [drawn, scale, today]);
  const { loaded: effect } = usePart(rowEffect, changes.length > 0);
  const { loaded: run } = usePart(engineerRun, schedule.isCompact);
  const { loaded: missing } = usePart(missingDays, data.outdated || data.retryFailed !== undefined);
  const isScrolling = useIsScrolling(canvas.attached);
  const places = useDrawnRows(placed);
  const inSight = placed.inSight();
  const indexes = places.map(({ index }) => index);
  const isInSight = (index: number) => inSight !== null && index >= inSight[0] && index <= inSight[1];
  const daysOf = useInTurn(indexes, days, { isScrolling, isInSight });
  return places.map((place) => {
    const { id, index, top } = place;
    const model = rows.get(id);
    const isActive = id === active.row;
    const verdict = model && verdicts.get(model.id);
    const held = model ? heldIn(changes, model) : null;
    return model ? (
      <ScheduleRowView
        key={model.id}
        model={model}
        projects={data.projects}
        today={today}
        days={isActive ? days : atScale(daysOf(index), scale)}
        index={index}
        top={top}
        loaded={data.daysAt(index)?.days}
        failed={data.daysAt(index)?.failed === true}
        active={isActive ? reachable(model, active.cell) : null}
        marked={model.id === marked}
        pinned={pin !== null && model.assignments.some(({ projectId }) => projectId === pin) ? pin : null}
        selected={model.assignments.some(({ _id }) => _id === selected) ? selected : null}
        picked={idsIn(model.assignments, picked)}
        taken={idsIn(model.assignments, moved)}
        isTarget={held !== null || id === newRow}
        held={held}
        verdict={held && verdict ? verdict : null}
        Effect={effect.status === 'ready' ? effect.part : null}
        Run={run.status === 'ready' ? run.part : null}
        Missing={missing.status === 'ready' ? missing.part : null}
        load={verdict?.load ?? model.curve}
        maxCapacity={(verdict ?? model).engineer.maxCapacity}
      />
    ) : (
      <SkeletonRow
        key={id}
        place={place}
        Head={Person}
        // Not focusable until totals are known, as the focus would be lost with the skeleton.
        isActive={isActive && data.totals !== undefined}
      />
    );
  });
}

/** Proposed changes in a row; the same array while they do not change, as rows are memoized. */
function heldIn(changes: readonly Change[], { id }: RowModel): readonly Change[] | null {
  const held = changes.filter(({ to }) => to === id);
  if (held.length === 0) return null;
  return held.length === changes.length ? changes : held;
}

/** Days drawn at another scale would be misplaced. */
const atScale = (days: RowDays | undefined, scale: TimeScale) => (days?.scale === scale ? days : undefined);
