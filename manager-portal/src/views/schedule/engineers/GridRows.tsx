import { liftsOf, reachable, SkeletonRow, type TimeScale, useDrawnRows, useIsScrolling } from '@erm/planning';
import { usePart } from '@erm/portal-kit';
import { createLoadable } from '@erm/ui-kit/core';
import { useMemo, useState } from 'react';
import type { GridView } from '../bars/grid-view';
import { KeptStates, rowState } from '../model/row-state';
import { ScheduleRowView, type EngineerRowState, type RowDays, type RowsView } from './ScheduleRowView';
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
  const days = useMemo<RowDays>(
    () => ({ scale, drawn, liftOf: liftsOf(drawn, scale, today) }),
    [drawn, scale, today],
  );
  const withoutTexts = useMemo<RowDays>(() => ({ scale, drawn, liftOf: () => 'omit' }), [drawn, scale]);
  const { loaded: effect } = usePart(rowEffect, changes.length > 0);
  const { loaded: run } = usePart(engineerRun, schedule.isCompact);
  const { loaded: missing } = usePart(missingDays, data.outdated || data.retryFailed !== undefined);
  const isScrolling = useIsScrolling(canvas.attached);
  const places = useDrawnRows(placed);
  const inSight = placed.inSight();
  const indexes = places.map(({ index }) => index);
  const isInSight = (index: number) => inSight !== null && index >= inSight[0] && index <= inSight[1];
  const passed = isScrolling && !placed.isReadable() ? withoutTexts : null;
  const daysOf = useInTurn(indexes, days, { isScrolling, passed, isInSight });
  const view = useMemo<RowsView>(
    () => ({
      projects: data.projects,
      today,
      Effect: effect.status === 'ready' ? effect.part : null,
      Run: run.status === 'ready' ? run.part : null,
      Missing: missing.status === 'ready' ? missing.part : null,
    }),
    [data.projects, today, effect, run, missing],
  );
  const [states] = useState(() => new KeptStates<EngineerRowState>());
  return places.map((place) => {
    const { id, index, top } = place;
    const model = rows.get(id);
    const isActive = id === active.row;
    const stateOf = (row: RowModel): EngineerRowState => {
      const verdict = verdicts.get(row.id);
      const held = heldIn(changes, row);
      const isPinned = pin !== null && row.assignments.some(({ projectId }) => projectId === pin);
      const cell = isActive ? reachable(row, active.cell) : null;
      return {
        ...rowState(row.assignments, { active: cell, selected, picked, taken: moved }),
        loaded: data.daysAt(index),
        marked: row.id === marked,
        pinned: isPinned ? pin : null,
        isTarget: held !== null || id === newRow,
        held,
        verdict: (held && verdict) ?? null,
        load: verdict?.load ?? row.curve,
        maxCapacity: (verdict ?? row).engineer.maxCapacity,
      };
    };
    return model ? (
      <ScheduleRowView
        key={model.id}
        view={view}
        model={model}
        state={states.keep(model, stateOf(model))}
        days={isActive ? days : atScale(daysOf(index), scale)}
        index={index}
        top={top}
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

/** Proposed changes in a row. */
function heldIn(changes: readonly Change[], { id }: RowModel): readonly Change[] | null {
  const held = changes.filter(({ to }) => to === id);
  return held.length === 0 ? null : held;
}

/** Days drawn at another scale would be misplaced. */
const atScale = (days: RowDays | undefined, scale: TimeScale) => (days?.scale === scale ? days : undefined);
