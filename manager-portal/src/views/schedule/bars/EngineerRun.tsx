import { peakLoad } from '@erm/contracts/load-curve';
import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { fullLoadText, type Run, RunCell, spokenBar, spokenRun } from '@erm/planning';
import { memo } from 'react';
import { barProps, type BarState } from './bar-state';
import type { RowModel } from '../model/row-model';
import { isOfCompleted, projectNameOf, type Projects } from '../model/schedule-texts';

export interface EngineerRunProps extends BarState {
  run: Run<ScheduleAssignment>;
  model: RowModel;
  projects: Projects;
  /** ID of the pinned project if the engineer is assigned to it. */
  pinned: string | null;
}

/** A run in an engineer's compact row. A run of a single assignment can be dragged; others open a list. */
export const EngineerRun = memo(function EngineerRun(props: EngineerRunProps) {
  const { run, model, projects, pinned, scale, today } = props;
  const { engineer, curve, isDeleted } = model;
  const load = peakLoad(curve, run);
  const alone = run.bars.find(({ _id }) => _id === run._id);
  const [first, others] = namesIn(run, projects, pinned);
  const names = [...first, ...others].join(', ');
  const said = alone
    ? `${fullLoadText(load, engineer.maxCapacity)} ${spokenBar(names, alone, today, isOfCompleted(alone, projects))}`
    : spokenRun(run, load, engineer.maxCapacity, names);
  const label = first.length > 0 ? `${said}, ${first.join(', ')} pinned` : said;
  return (
    <RunCell
      {...barProps(run, props)}
      {...scale.box(run)}
      load={load}
      maxCapacity={engineer.maxCapacity}
      names={names}
      pinned={first.join(', ')}
      starts={run.starts}
      resizable={alone !== undefined && !isDeleted}
      data-hides={alone ? undefined : run.bars.map(({ _id }) => _id).join(' ')}
      data-project={run.bars.length === 1 ? (run.bars[0]?.projectId ?? undefined) : undefined}
      aria-haspopup={alone ? undefined : 'dialog'}
      aria-label={label}
      title={label}
    />
  );
});

/** "Atlas Billing 60" and "Partner API 40", the pinned ones and then the others, the largest share first; of one, only the name. */
function namesIn(
  { bars }: Run<ScheduleAssignment>,
  projects: Projects,
  pinned: string | null,
): [string[], string[]] {
  const sorted = [...bars].sort((one, other) => other.allocationPercentage - one.allocationPercentage);
  const isPinned = ({ projectId }: ScheduleAssignment) => pinned !== null && projectId === pinned;
  const nameOf = (bar: ScheduleAssignment) =>
    bars.length === 1
      ? projectNameOf(bar, projects)
      : `${projectNameOf(bar, projects)} ${bar.allocationPercentage}`;
  return [sorted.filter(isPinned).map(nameOf), sorted.filter((bar) => !isPinned(bar)).map(nameOf)];
}
