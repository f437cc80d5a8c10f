import { ListEmpty, today as currentDay } from '@erm/portal-kit';
import { anchorStyle, HEAD, type GridCell } from '@erm/portal-kit/planning';
import { ErrorState } from '@erm/ui-kit/core';
import { FolderKanban } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AssignmentDetails } from '../AssignmentDetails';
import type { ScheduleViewProps } from '../ScheduleView';
import { useAssignmentCommands, type Command } from '../use-assignment-commands';
import { peopleForPlace } from './people-for-place';
import { ProjectFoot } from './ProjectFoot';
import { ProjectGrid } from './ProjectGrid';
import { topOfBar } from './top-of-bar';
import { spanId } from './tree-rows';
import { findMember, useMembers } from './use-members';
import { useProjectRows } from './use-project-rows';

/** The assignments as a schedule: a row per project, with its places and skills. */
export function ProjectSchedule(props: ScheduleViewProps) {
  const { params, canvas, search, onHistory, onViewKey, focusesRows } = props;
  const today = currentDay();
  const navigate = useNavigate();
  const [active, setActive] = useState<GridCell>({ row: 0, cell: HEAD });
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const isOpen = useCallback((projectId: string) => opened.has(projectId), [opened]);
  const treeRows = useProjectRows({ canvas, q: search.q, today, isOpen, kept: active.row });
  const { data, rows } = treeRows;
  const members = useMembers(data, today);

  const find = (id: string | null) => findMember(members, id);
  const commands = useAssignmentCommands(find, members.projects);
  const run = (what: Command, id: string) => {
    params.select(null);
    commands.run(what, id);
  };
  const toggle = (index: number, open: boolean) => {
    const model = rows[index]?.model;
    if (!model) return;
    setOpened((current) => {
      const next = new Set(current);
      if (open) next.add(model.project._id);
      else next.delete(model.project._id);
      return next;
    });
  };
  const findPeople = (index: number, cell: string): boolean => {
    const row = rows[index];
    if (row?.kind !== 'place') return false;
    const isWanted = cell === HEAD && row.place.holder === null;
    const open = row.place.open.find((span) => (isWanted ? span.endDate >= today : spanId(span) === cell));
    const path = open && peopleForPlace(row.model, open, today);
    if (path) void navigate(path);
    return open !== undefined;
  };

  const selected = find(params.selected);
  const top = selected && topOfBar(treeRows, selected.assignment._id);
  // A link leads to an assignment whose project is still closed.
  const [linked, setLinked] = useState<string | null>(null);
  if (selected && top === undefined && linked !== params.selected) {
    setLinked(params.selected);
    setOpened(new Set([...opened, selected.assignment.projectId ?? '']));
  }

  if (data.error) return <ErrorState title="Failed to load the schedule" {...data.error} />;
  if (data.total === 0)
    return (
      <ListEmpty
        search={search}
        noMatch="No projects match."
        none="No projects added yet."
        icon={<FolderKanban size={20} />}
      />
    );
  return (
    <>
      <ProjectGrid
        {...{ canvas, members, today, active, onHistory, onViewKey, focusesRows }}
        rows={treeRows}
        onActive={setActive}
        selected={params.selected}
        onSelect={params.select}
        onCommand={run}
        onToggle={toggle}
        onFindPeople={findPeople}
      >
        {(onWhy) =>
          selected &&
          top !== undefined && (
            <AssignmentDetails
              key={selected.assignment._id}
              assignment={selected.assignment}
              model={selected.model}
              projects={members.projects}
              place={anchorStyle(canvas, selected.assignment, top)}
              onWhy={(anchor) => {
                params.select(null);
                onWhy(selected.assignment._id, anchor);
              }}
              onCommand={(what) => run(what, selected.assignment._id)}
              onClose={() => params.select(null)}
            />
          )
        }
      </ProjectGrid>
      <ProjectFoot data={data} />
      {commands.dialogs}
    </>
  );
}
