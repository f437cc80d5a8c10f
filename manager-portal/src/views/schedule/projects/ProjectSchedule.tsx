import { useToday, useLazyDialog } from '@erm/portal-kit';
import { anchorStyle, HEAD } from '@erm/planning';
import { ErrorState, useLoadLater } from '@erm/ui-kit/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Drag } from '../model/drag';
import { detailsPopover } from '../bars/details-popover';
import { useCloseGone } from '../bars/use-close-gone';
import type { Found } from '../model/found';
import { FlagLayer } from '../flags/FlagLayer';
import { isInSight } from '../flags/is-in-sight';
import { ManyChanges } from '../flags/ManyChanges';
import { useFlags } from '../flags/use-flags';
import { projectNameOf } from '../model/schedule-texts';
import type { ScheduleViewProps } from '../engineers/ScheduleView';
import { useDeleteSeveral } from '../picks/use-delete-several';
import { usePickedRows } from '../picks/use-picked-rows';
import { usePicks } from '../picks/use-picks';
import { useBarActions } from '../bars/use-bar-actions';
import { NoProjects } from './NoProjects';
import { peopleForPlace } from './people-for-place';
import { ProjectFoot } from './ProjectFoot';
import { ProjectGrid } from './ProjectGrid';
import { topOfBar } from './top-of-bar';
import { spanId, type TreeRow } from './tree-rows';
import { findMember, useMembers } from './use-members';
import { useOpenProjects } from './use-open-projects';
import { useProjectRows } from './use-project-rows';

/** The assignments as a schedule: a row per project, with its places and skills. */
export function ProjectSchedule(props: ScheduleViewProps) {
  const { params, canvas, search, assign, onHistory, onViewKey, focusesRows } = props;
  const today = useToday();
  const navigate = useNavigate();
  const opened = useOpenProjects();
  const filter = params.projectFilter;
  const { linked, at } = params;
  const [picked, keepPicked] = usePickedRows();
  const schedule = useProjectRows({
    canvas,
    q: search.q,
    filter,
    today,
    linked,
    at,
    picked,
    isOpen: opened.isOpen,
    onOpen: (id) => opened.toggle(id, true),
  });
  const { data, rows } = schedule;
  const members = useMembers(data, today);

  const find = (id: string | null) => findMember(members, id);
  const { projects } = members;
  const { actions, dialogs } = useBarActions({ find, projects, params, assign, onHistory });
  const [drag, onDrag] = useState<Drag | null>(null);
  const isRowLoaded = ({ assignment }: Found) => projects.has(assignment.projectId ?? '');
  const picks = usePicks({
    find,
    lanesOf(id) {
      const row = rows.get(id);
      return row?.kind === 'place' ? row.place.lanes : undefined;
    },
    isRowLoaded,
  });
  keepPicked(
    picks.list.flatMap(({ assignment }) => assignment.projectId ?? []),
    (id) => [...data.rows].find(([, { project }]) => project._id === id)?.[0],
  );
  const deleting = useDeleteSeveral(picks.list);
  const findPeople = (row: TreeRow | undefined, cell: string) => {
    if (row?.kind !== 'place') return;
    const isWanted = cell === HEAD && row.place.holder === null;
    const open = row.place.open.find((span) => (isWanted ? span.endDate >= today : spanId(span) === cell));
    const path = open && peopleForPlace(row.model, open, today);
    if (path) void navigate(path);
  };

  const selected = find(params.selected);
  useCloseGone({ id: params.selected, found: selected, isRowLoaded, close: () => params.select(null) });
  const details = useLazyDialog(detailsPopover, selected !== undefined);
  useLoadLater(detailsPopover);
  const top = selected && topOfBar(schedule, selected.assignment._id);
  const flags = useFlags({
    barOf(id) {
      const found = find(id);
      const barTop = found && topOfBar(schedule, id);
      if (!found || barTop === undefined) return undefined;
      const { assignment, model } = found;
      const name = projectNameOf(assignment, projects);
      return { name, assignment, engineerId: model.engineer._id, top: barTop };
    },
    isInSight: (bar) => isInSight(canvas, bar),
  });

  const instead = data.error ? (
    <ErrorState title="Failed to load the schedule" {...data.error} />
  ) : (
    data.total === 0 && <NoProjects params={params} search={search} />
  );
  return (
    <>
      <ProjectGrid
        {...{ canvas, members, find, today, picks, actions, onHistory, onViewKey, focusesRows, onDrag }}
        instead={instead}
        schedule={schedule}
        selected={params.selected}
        onSelect={(id) => {
          schedule.choose(id);
          params.select(id);
        }}
        onDeleteSeveral={deleting.open}
        onToggle={({ model, isOpen }) => model && opened.toggle(model.project._id, !isOpen)}
        onOpenAll={() => opened.toggleAll(!opened.areAllOpen)}
        onFindPeople={findPeople}
      >
        {(onWhy) => (
          <>
            <FlagLayer flags={flags} canvas={canvas} />
            {selected && top !== undefined && details.Dialog && (
              <details.Dialog
                key={selected.assignment._id}
                assignment={selected.assignment}
                model={selected.model}
                projects={projects}
                place={anchorStyle(canvas, selected.assignment, top)}
                onWhy={(anchor) => {
                  params.select(null);
                  onWhy(selected.assignment._id, anchor);
                }}
                actions={actions}
                onClose={() => params.select(null)}
              />
            )}
          </>
        )}
      </ProjectGrid>
      {!data.error && (
        <ProjectFoot
          {...{ schedule, picks, canvas, drag }}
          areAllOpen={opened.areAllOpen}
          onOpenAll={opened.toggleAll}
        >
          <ManyChanges many={flags.many} onHistory={() => onHistory('')} />
        </ProjectFoot>
      )}
      {dialogs}
      {deleting.dialog}
    </>
  );
}
