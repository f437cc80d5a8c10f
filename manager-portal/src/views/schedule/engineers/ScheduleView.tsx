import { addDays, type CalendarDay, type DaySpan } from '@erm/contracts/calendar-day';
import type { ScheduleSort } from '@erm/contracts/schedule-order';
import { type TimeCanvas, useAnnouncer } from '@erm/planning';
import { LazyView, usePart, useToday } from '@erm/portal-kit';
import { createLoadable, ErrorState } from '@erm/ui-kit/core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { newAssignment } from '../dialogs/new-assignment';
import type { Found } from '../model/found';
import { usePickedRows } from '../picks/use-picked-rows';
import { SORTS } from '../sorts';
import { useSchedule, type ScheduleViewProps } from '../use-schedule';
import { placeInSight, topInRow } from './place-in-sight';
import { ScheduleFoot } from './ScheduleFoot';
import { ScheduleGrid } from './ScheduleGrid';
import { useScheduleRows } from './use-schedule-rows';

const noEngineers = createLoadable(
  async () => (await import(/* webpackChunkName: "schedule-parts" */ './NoEngineers')).NoEngineers,
);
const noAssignments = createLoadable(
  async () => (await import(/* webpackChunkName: "schedule-parts" */ './NoAssignments')).NoAssignments,
);

/** Schedule with a row per engineer. */
export function ScheduleView(props: ScheduleViewProps) {
  const { params, canvas, search, createButton, addEngineer, assign } = props;
  const navigate = useNavigate();
  const today = useToday();
  const { filter, sort, linked, at, density } = params;
  const isCompact = density === 'compact';
  const [picked, keepPicked] = usePickedRows();
  const [inSight, keepInSight] = useState(() => daysInSight(params.from, canvas));
  const schedule = useScheduleRows({
    canvas,
    q: search.q,
    filter,
    order: { sort, inSight },
    today,
    linked,
    at,
    picked: [...picked.values()],
    isCompact,
  });
  const { data, rows } = schedule;
  useSaidSort(sort);
  const placedOf = ({ assignment, model }: Found) => ({ assignment, engineerId: model.id });
  const { view, dialogs } = useSchedule(props, {
    projects: data.projects,
    find(id) {
      for (const [, model] of id === null ? [] : rows.loaded()) {
        const assignment = model.assignments.find(({ _id }) => _id === id);
        if (assignment) return { model, assignment };
      }
      return undefined;
    },
    lanesOf: (row) => rows.get(row)?.lanes,
    isRowLoaded: ({ model }) => rows.get(model.id) !== undefined,
    topOf: (found) => topInRow(schedule, placedOf(found)),
    placeOf: (found) => placeInSight(canvas, schedule, placedOf(found)),
    choose: schedule.choose,
  });
  // Where scrolling comes to rest, ignoring what is held.
  const atRest = daysInSight(params.from, canvas);
  const isSame = atRest.startDate === inSight.startDate && atRest.endDate === inSight.endDate;
  if (!view.drag && !isSame) keepInSight(atRest);
  keepPicked(
    view.picks.list.map(({ model }) => model.id),
    (id) => rows.indexOf(id),
  );

  const isLoaded = data.totals !== undefined;
  const isEmpty = isLoaded && data.rowCount === 0;
  const hasRowsAlone =
    isLoaded && !isEmpty && [...rows.loaded()].every(([, { assignments }]) => assignments.length === 0);
  const { loaded: band } = usePart(noAssignments, hasRowsAlone);
  const instead = data.error ? (
    <ErrorState title="Failed to load the schedule" {...data.error} />
  ) : (
    isEmpty && <LazyView part={noEngineers} params={params} search={search} addEngineer={addEngineer} />
  );
  return (
    <>
      <ScheduleGrid
        view={view}
        schedule={schedule}
        marked={linked}
        pin={params.pin}
        instead={instead}
        onCreate={(model, days) => assign(newAssignment(model, days))}
        onOpenEngineer={(id) => void navigate(paths.engineerCapacity(id))}
      />
      {hasRowsAlone && band.status === 'ready' && <band.part createButton={createButton} />}
      {!data.error && (
        <ScheduleFoot
          view={view}
          schedule={schedule}
          pin={params.pin}
          filter={filter}
          onFilter={params.setFilter}
        />
      )}
      {dialogs}
    </>
  );
}

function daysInSight(from: CalendarDay, { drawn }: TimeCanvas): DaySpan {
  return { startDate: from, endDate: addDays(from, drawn.screen - 1) };
}

/** Announces another order: "Sorted by most free." */
function useSaidSort(sort: ScheduleSort) {
  const { say } = useAnnouncer();
  const last = useRef(sort);
  useEffect(() => {
    if (last.current === sort) return;
    last.current = sort;
    say(`Sorted by ${SORTS.find(({ value }) => value === sort)!.label.toLowerCase()}.`);
  }, [sort, say]);
}
