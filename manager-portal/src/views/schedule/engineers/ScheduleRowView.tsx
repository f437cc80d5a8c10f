import type { CalendarDay, DaySpan } from '@erm/contracts/calendar-day';
import { loadSteps, type LoadCurve } from '@erm/contracts/load-curve';
import type { ScheduleProject } from '@erm/contracts/schedule';
import {
  HEAD,
  type LiftOf,
  LoadStrip,
  MORE,
  OverloadCell,
  rowAttributes,
  SheetRow,
  spokenOverload,
  type TimeScale,
} from '@erm/planning';
import { memo, type ComponentType } from 'react';
import { EngineerBar } from '../bars/EngineerBar';
import type { EngineerRunProps } from '../bars/EngineerRun';
import type { Change } from '../change/change';
import type { Verdict } from '../change/judge';
import type { MissingDaysProps } from './MissingDays';
import { MoreButton } from './MoreButton';
import type { RowModel } from '../model/row-model';
import type { RowState } from '../model/row-state';
import type { RowEffectProps } from './RowEffect';
import { RowPerson } from './RowPerson';
import type { LoadedDays } from './schedule-queries';
import { Track } from './ScheduleRowView.styles';
import { projectOf } from '../model/schedule-texts';

/** The days a row is drawn for. */
export interface RowDays {
  scale: TimeScale;
  drawn: DaySpan;
  liftOf: LiftOf;
}

/** What all rows share. */
export interface RowsView {
  projects: ReadonlyMap<string, ScheduleProject>;
  today: CalendarDay;
  /** Parts that are loaded for drags, compact rows, and rows whose days are not loaded; null until then. */
  Effect: ComponentType<RowEffectProps> | null;
  Run: ComponentType<EngineerRunProps> | null;
  Missing: ComponentType<MissingDaysProps> | null;
}

/** State of the grid that affects this row. */
export interface EngineerRowState extends RowState {
  loaded: LoadedDays | undefined;
  /** Whether a link led to this engineer. */
  marked: boolean;
  /** ID of the pinned project if the engineer is assigned to it. */
  pinned: string | null;
  /** Whether this is the drop target. */
  isTarget: boolean;
  /** Changes held over this row, and their verdict. */
  held: readonly Change[] | null;
  verdict: Verdict | null;
  /** Load and maximum after the proposed changes. */
  load: LoadCurve;
  maxCapacity: number;
}

interface ScheduleRowViewProps {
  view: RowsView;
  model: RowModel;
  state: EngineerRowState;
  /** The days to draw; undefined for only the row header. */
  days: RowDays | undefined;
  /** Position among all rows, from 0. */
  index: number;
  top: number;
}

/** An engineer's row. Memoized: scrolling and dragging render only affected rows. */
export const ScheduleRowView = memo(function ScheduleRowView(props: ScheduleRowViewProps) {
  const { view, model, state, days, index, top } = props;
  const { projects, today, Effect } = view;
  const { active, held, verdict } = state;
  const { id, height, isDeleted } = model;
  return (
    <SheetRow {...rowAttributes({ id, index, top, height })} data-target={state.isTarget || undefined}>
      <RowPerson
        model={model}
        today={today}
        marked={state.marked}
        effect={held && verdict && Effect && <Effect changes={held} verdict={verdict} projects={projects} />}
        until={days?.drawn.endDate}
        isActive={active === HEAD}
      />
      <Track data-track={isDeleted ? undefined : true}>
        {days && <RowBars view={view} model={model} state={state} days={days} />}
        <MoreButton lanes={model.lanes} isActive={active === MORE} />
      </Track>
    </SheetRow>
  );
});

interface RowBarsProps extends Pick<ScheduleRowViewProps, 'view' | 'model' | 'state'> {
  days: RowDays;
}

/** Memoized: a row that makes room moves those below. */
const RowBars = memo(function RowBars({ view, model, state, days }: RowBarsProps) {
  const { projects, today, Run, Missing } = view;
  const { active, selected, picked, taken, pinned, held, load, maxCapacity } = state;
  const { engineer, cells, lanes, isDeleted } = model;
  const { scale, drawn, liftOf } = days;
  const loaded = state.loaded?.days;
  const known =
    loaded && loaded.startDate > drawn.startDate ? { ...drawn, startDate: loaded.startDate } : drawn;
  return (
    <>
      {state.loaded && Missing && <Missing {...state.loaded} scale={scale} drawn={drawn} />}
      {!isDeleted && (
        <LoadStrip
          scale={scale}
          steps={known.startDate <= known.endDate ? loadSteps(load, known) : []}
          liftOf={liftOf}
          maxCapacity={maxCapacity}
          held={held}
          compact={model.isCompact}
        />
      )}
      {cells.map(({ _id, startDate, endDate, assigned, overload, run }) => {
        const isKept = _id === active || _id === selected;
        if (!isKept && (endDate < drawn.startDate || startDate > drawn.endDate)) return null;
        if (overload) {
          return (
            <OverloadCell
              key={_id}
              id={_id}
              startDate={startDate}
              endDate={endDate}
              scale={scale}
              name={spokenOverload(overload, engineer.maxCapacity, today)}
              isActive={_id === active}
            />
          );
        }
        if (run) {
          if (!Run) return null;
          return (
            <Run
              key={_id}
              run={run}
              model={model}
              projects={projects}
              scale={scale}
              today={today}
              pinned={pinned}
              isActive={_id === active}
              isSelected={run.bars.some((bar) => bar._id === selected || picked.includes(bar._id))}
              isTaken={run.bars.some((bar) => taken.includes(bar._id))}
              lift={liftOf(run)}
            />
          );
        }
        if (!assigned || (assigned.lane >= lanes.count && !isKept)) return null;
        const { bar } = assigned;
        return (
          <EngineerBar
            key={_id}
            assigned={assigned}
            project={projectOf(bar, projects)}
            scale={scale}
            today={today}
            isDeleted={isDeleted}
            isPinned={pinned !== null && bar.projectId === pinned}
            isActive={_id === active}
            isSelected={_id === selected || picked.includes(_id)}
            isTaken={taken.includes(_id)}
            lift={liftOf(bar)}
          />
        );
      })}
    </>
  );
});
