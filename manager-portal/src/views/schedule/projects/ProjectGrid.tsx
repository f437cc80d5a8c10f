import { useLazyDialog } from '@erm/portal-kit';
import { anchorStyle, type GridCell, HEAD, TimeGrid, useTimeGrid } from '@erm/planning';
import { addColumns } from '@erm/contracts/time-columns';
import { useEffect } from 'react';
import { ChangeNotes, ItemReadout } from '../change/ChangeNotes';
import { cursorOf } from '../change/cursor-of';
import { fixAtBar } from '../bars/fix-at-bar';
import { useDimOthers } from '../bars/use-dim-others';
import { useKeyQueue } from '../keys/use-key-queue';
import { useChanges } from '../change/use-changes';
import type { ScheduleGridProps } from '../use-schedule';
import { useWhy } from '../why/use-why';
import { PlaceGhost } from './PlaceGhost';
import { onProjectKey } from './project-keys';
import { ProjectRows } from './ProjectRows';
import { topOfBar } from './top-of-bar';
import { linkTo, rowOfCell, type ProjectRow, type TreeRow } from './tree-rows';
import { useFixedEngineer } from './use-fixed-engineer';
import type { Members } from './use-members';
import { useProjectPointer } from './use-project-pointer';
import { useProjectWhy } from './use-project-why';
import { useRowMenu } from '../row-menu/use-row-menu';
import { withRowMenu } from '../row-menu/with-row-menu';
import type { TreeRows } from './use-project-rows';

interface ProjectGridProps extends ScheduleGridProps {
  schedule: TreeRows;
  members: Members;
  /** Toggles a project. */
  onToggle: (row: ProjectRow) => void;
  /** Toggles all projects. */
  onOpenAll: () => void;
  /** Finds people for an open place; ignores other cells. */
  onFindPeople: (row: TreeRow | undefined, cell: string) => void;
}

/** The grid of the schedule by project. */
export function ProjectGrid(props: ProjectGridProps) {
  const { canvas, schedule, members, projects, find, today, picks, onDrag, above } = props;
  const { scale } = canvas;
  const { data, rows, placed, ghosts, active, onActive } = schedule;
  const modelOf = (id: string) => members.models.get(id);
  const isLoaded = data.total !== undefined;
  const { grid, focus } = useTimeGrid(canvas, schedule, {
    linkAt: (index) => linkTo(rows, index),
    rowOf: (cell) => rowOfCell(rows, cell),
    focusesRows: props.focusesRows && isLoaded,
  });
  const changes = useChanges({
    zoom: scale.zoom,
    modelOf,
    // Assignments keep their engineers here.
    below: (id) => id,
    projects,
    today,
    picks,
    onSplit: focus.follow,
  });
  const { controller, fixing } = changes;
  const dimming = useDimOthers(grid, changes.drawn.length > 0);
  const fixes = useLazyDialog(fixAtBar, fixing !== null);
  const fixed = useFixedEngineer(fixing, scale.span, members, today);
  const fixMember = (id: string) => {
    const found = find(id);
    if (found) controller.fixing.fix(found);
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
  const shared = { ...props, rows, changes, onWhy: askAt };
  const rowMenu = useRowMenu((id, head) => {
    const row = rows.get(id);
    if (!row?.model) return undefined;
    const { _id, name } = row.model.project;
    const history = () => props.onHistory(`project:${_id}`);
    if (row.kind !== 'project') return { name, actions: { history } };
    const toggle = () => props.onToggle(row);
    const why = () => void projectWhy.ask(row, HEAD, head);
    return { name, actions: { [row.isOpen ? 'close' : 'open']: toggle, why, history } };
  });
  const { menu, pointer, handlers } = useProjectPointer({ ...shared, onActive, onFocus: focus.focus });
  const drag = pointer ? 'move' : null;
  const onKeyDown = useKeyQueue(grid, changes, (press) => onProjectKey(press, { ...shared, active, focus }));
  const keysOf = pointer?.byTouch ? null : drag;
  useEffect(() => onDrag(keysOf), [keysOf, onDrag]);

  return (
    <TimeGrid
      grid={grid}
      focus={focus}
      canvas={canvas}
      today={today}
      home={addColumns(today, 'week', -1)}
      corner={props.corner}
      role="treegrid"
      aria-label="Schedule by project"
      aria-rowcount={isLoaded ? rows.count : -1}
      aria-multiselectable="true"
      height={placed.height}
      style={{ cursor: drag ? cursorOf(drag, changes) : undefined }}
      onKeyDown={onKeyDown}
      {...withRowMenu(handlers, rowMenu)}
      {...dimming}
      instead={props.instead}
      beside={
        <>
          {menu}
          {rowMenu.menu}
          {why.popover}
          {projectWhy.popover}
          <ChangeNotes {...{ changes, pointer, find, projects }} />
        </>
      }
      above={
        <>
          {above(({ assignment }, anchor) => askWhy(assignment._id, anchor))}
          {changes.drawn[0] && (
            <ItemReadout
              changes={changes}
              canvas={canvas}
              days={changes.drawn[0]}
              top={topOfBar(schedule, changes.drawn[0].assignment._id) ?? 0}
              projects={projects}
            />
          )}
          {fixing && fixed && fixes.Dialog && (
            <fixes.Dialog
              fixing={fixing}
              today={today}
              {...fixed}
              place={anchorStyle(canvas, fixing, topOfBar(schedule, fixing.assignment._id) ?? 0)}
              onPreview={(fix) => controller.fixing.preview(fix)}
              onFixed={(fix) => {
                controller.fixing.fixed(fix);
                focus.focusAgain();
              }}
              onPutBack={() => controller.putBack()}
            />
          )}
        </>
      }
    >
      <ProjectRows {...props} moved={changes.moved} />
      {changes.drawn.map((change) => (
        <PlaceGhost
          key={change.assignment._id}
          change={change}
          verdict={changes.verdicts.get(change.to ?? '')}
          top={topOfBar(schedule, change.assignment._id)}
          {...{ scale, ghosts }}
        />
      ))}
    </TimeGrid>
  );
}
