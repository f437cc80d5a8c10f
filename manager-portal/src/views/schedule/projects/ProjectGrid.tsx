import { anchorStyle, type GridCell, HEAD } from '@erm/planning';
import type { ReactNode } from 'react';
import { useBarPointer } from '../bars/use-bar-pointer';
import type { Change } from '../change/change';
import { ScheduleFrame, useFrame } from '../ScheduleFrame';
import type { SharedView } from '../use-schedule';
import { useWhy } from '../why/use-why';
import { PlaceGhost } from './PlaceGhost';
import { onProjectKey } from './project-keys';
import { ProjectRows } from './ProjectRows';
import { topOfBar } from './top-of-bar';
import { linkTo, rowOfCell, type ProjectRow, type TreeRow } from './tree-rows';
import { useFixedEngineer } from './use-fixed-engineer';
import type { Members } from './use-members';
import { useProjectWhy } from './use-project-why';
import type { TreeRows } from './use-project-rows';

interface ProjectGridProps {
  view: SharedView;
  schedule: TreeRows;
  members: Members;
  /** Replaces the rows. */
  instead: ReactNode;
  /** Toggles a project. */
  onToggle: (row: ProjectRow) => void;
  /** Toggles all projects. */
  onOpenAll: () => void;
  /** Finds people for an open place; ignores other cells. */
  onFindPeople: (row: TreeRow | undefined, cell: string) => void;
}

/** The grid of the schedule by project. */
export function ProjectGrid({ instead, ...props }: ProjectGridProps) {
  const { view, schedule, members } = props;
  const { canvas, find, today } = view;
  const { scale } = canvas;
  const { data, rows, ghosts, active, onActive } = schedule;
  const isLoaded = data.total !== undefined;
  const frame = useFrame(view, schedule, {
    linkAt: (index) => linkTo(rows, index),
    rowOf: (cell) => rowOfCell(rows, cell),
    focusesRows: view.focusesRows && isLoaded,
    modelOf: (id) => members.models.get(id),
    // Assignments keep their engineers here.
    below: (id) => id,
  });
  const { grid, focus, changes } = frame;
  const { begin, fixing } = changes;
  const fixed = useFixedEngineer(fixing, scale.span, members, today);
  const topOf = ({ assignment }: Change) => topOfBar(schedule, assignment._id) ?? 0;
  const fixMember = (id: string) => {
    const found = find(id);
    if (found) begin((controller) => controller.fixing.fix(found));
  };
  const why = useWhy(today, grid, (of) => {
    const id = of.replace('assignment:', '');
    const found = find(id);
    const anchor = found && grid.current?.querySelector<HTMLElement>(`[data-cell="${id}"]`);
    return found && anchor ? { model: found.model, cell: id, anchor, onFix: () => fixMember(id) } : null;
  });
  const askWhy = (id: string, anchor: HTMLElement | null) => {
    const found = find(id);
    if (found) why.ask(found.model, id, anchor, () => fixMember(id));
  };
  const projectWhy = useProjectWhy(data.members, today);
  const askAt = ({ row, cell }: GridCell, anchor: HTMLElement) => {
    if (!projectWhy.ask(rows.get(row), cell, anchor)) askWhy(cell, anchor);
  };
  const shared = { ...props, rows, focus, changes, onWhy: askAt };
  const bars = useBarPointer({
    ...shared,
    onActive,
    subjectOf(id, head) {
      const row = rows.get(id);
      if (!row?.model) return undefined;
      const { _id, name } = row.model.project;
      const history = () => view.onHistory(`project:${_id}`);
      if (row.kind !== 'project') return { name, actions: { history } };
      const toggle = () => props.onToggle(row);
      const why = () => void projectWhy.ask(row, HEAD, head);
      return { name, actions: { [row.isOpen ? 'close' : 'open']: toggle, why, history } };
    },
    targets: null,
    onOther(at, target) {
      const row = rows.get(at.row);
      const asked = target.closest('[data-why]')?.closest<HTMLElement>('[data-cell]');
      if (asked) askAt(at, asked);
      else if (at.cell !== HEAD) props.onFindPeople(row, at.cell);
      else if (row?.kind === 'project') props.onToggle(row);
    },
  });
  const [first] = changes.drawn;

  return (
    <ScheduleFrame
      role="treegrid"
      aria-label="Schedule by project"
      aria-rowcount={isLoaded ? rows.count : -1}
      frame={frame}
      bars={bars}
      onPress={(press) => onProjectKey(press, { ...shared, active })}
      item={first && { days: first, top: topOf(first) }}
      fixes={
        fixing &&
        fixed && {
          ...fixed,
          place: anchorStyle(canvas, fixing, topOf(fixing)),
          onFixed: () => focus.focusAgain(),
        }
      }
      instead={instead}
      beside={
        <>
          {why.popover}
          {projectWhy.popover}
        </>
      }
      above={view.above(({ assignment }, anchor) => askWhy(assignment._id, anchor))}
    >
      <ProjectRows {...props} moved={changes.moved} />
      {changes.drawn.map((change) => (
        <PlaceGhost
          key={change.assignment._id}
          change={change}
          verdict={changes.verdicts.get(change.to ?? '')}
          top={topOfBar(schedule, change.assignment._id)}
          scale={scale}
          ghosts={ghosts}
        />
      ))}
    </ScheduleFrame>
  );
}
