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
import type { RowEffectProps } from './RowEffect';
import { RowPerson } from './RowPerson';
import { Track } from './ScheduleRowView.styles';
import { isOfCompleted, projectNameOf } from '../model/schedule-texts';

/** The days a row is drawn for. */
export interface RowDays {
  scale: TimeScale;
  drawn: DaySpan;
  liftOf: LiftOf;
}

interface ScheduleRowViewProps {
  model: RowModel;
  projects: ReadonlyMap<string, ScheduleProject>;
  /** The days to draw; undefined for only the row header. */
  days: RowDays | undefined;
  /** The loaded days, and whether loading others failed. */
  loaded: DaySpan | undefined;
  failed: boolean;
  today: CalendarDay;
  /** Position among all rows, from 0. */
  index: number;
  top: number;
  /** ID of the active cell if it is in this row. */
  active: string | null;
  /** Whether a link led to this engineer. */
  marked: boolean;
  /** ID of the pinned project if the engineer is assigned to it. */
  pinned: string | null;
  selected: string | null;
  /** IDs of picked assignments, as a string for memoization. */
  picked: string;
  /** IDs of held assignments, of which only the outline is left. */
  taken: string;
  /** Whether what is dragged would be dropped here. */
  isTarget: boolean;
  /** Changes held over this row, and their verdict. */
  held: readonly Change[] | null;
  verdict: Verdict | null;
  /** Parts that are loaded for drags, compact rows, and rows whose days are not loaded; null until then. */
  Effect: ComponentType<RowEffectProps> | null;
  Run: ComponentType<EngineerRunProps> | null;
  Missing: ComponentType<MissingDaysProps> | null;
  /** Load and maximum after the proposed changes. */
  load: LoadCurve;
  maxCapacity: number;
}

/** An engineer's row. Memoized: scrolling and dragging render only affected rows. */
export const ScheduleRowView = memo(function ScheduleRowView(props: ScheduleRowViewProps) {
  const { days, index, top, marked, isTarget, verdict, Effect, ...bars } = props;
  const { model, projects, today, active, held } = bars;
  const { id, height, isDeleted } = model;
  return (
    <SheetRow {...rowAttributes({ id, index, top, height })} data-target={isTarget || undefined}>
      <RowPerson
        model={model}
        today={today}
        marked={marked}
        effect={held && verdict && Effect && <Effect changes={held} verdict={verdict} projects={projects} />}
        until={days?.drawn.endDate}
        isActive={active === HEAD}
      />
      <Track data-track={isDeleted ? undefined : true}>
        {days && <RowBars {...bars} days={days} />}
        <MoreButton lanes={model.lanes} isActive={active === MORE} />
      </Track>
    </SheetRow>
  );
});

interface RowBarsProps extends Omit<
  ScheduleRowViewProps,
  'days' | 'index' | 'top' | 'marked' | 'isTarget' | 'verdict' | 'Effect'
> {
  days: RowDays;
}

/** Memoized: a row that makes room moves those below. */
const RowBars = memo(function RowBars({ days, ...props }: RowBarsProps) {
  const {
    model,
    projects,
    today,
    loaded,
    failed,
    active,
    pinned,
    selected,
    picked,
    taken,
    held,
    load,
    maxCapacity,
    Run,
    Missing,
  } = props;
  const { engineer, cells, lanes, isDeleted } = model;
  const { scale, drawn, liftOf } = days;
  const known =
    loaded && loaded.startDate > drawn.startDate ? { ...drawn, startDate: loaded.startDate } : drawn;
  return (
    <>
      {loaded && Missing && <Missing scale={scale} drawn={drawn} loaded={loaded} failed={failed} />}
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
        const { bar, lane } = assigned;
        return (
          <EngineerBar
            key={_id}
            bar={bar}
            lane={lane}
            scale={scale}
            today={today}
            isDeleted={isDeleted}
            name={projectNameOf(bar, projects)}
            isCompleted={isOfCompleted(bar, projects)}
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
