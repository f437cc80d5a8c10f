import { useToday } from '@erm/portal-kit';
import { anchorStyle, HEAD } from '@erm/planning';
import { ErrorState } from '@erm/ui-kit/core';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePickedRows } from '../picks/use-picked-rows';
import { useSchedule, type ScheduleViewProps } from '../use-schedule';
import { NoProjects } from './NoProjects';
import { peopleForPlace } from './people-for-place';
import { ProjectFoot } from './ProjectFoot';
import { ProjectGrid } from './ProjectGrid';
import { topOfBar } from './top-of-bar';
import { spanId, type TreeRow } from './tree-rows';
import { findMember, useMembers } from './use-members';
import { useOpenProjects } from './use-open-projects';
import { useProjectRows } from './use-project-rows';

/** Schedule with a row per project, and its places and skills below. */
export function ProjectSchedule(props: ScheduleViewProps) {
  const { params, canvas, search } = props;
  const today = useToday();
  const navigate = useNavigate();
  const opened = useOpenProjects();
  const { linked, at, shown, projectFilter: filter } = params;
  const [picked, keepPicked] = usePickedRows();
  const whole = useMemo(
    () => (opened.ids === 'all' ? opened.ids : [...opened.ids, ...picked.keys()]),
    [opened.ids, picked],
  );
  const schedule = useProjectRows({
    canvas,
    q: search.q,
    shown,
    filter,
    today,
    linked,
    at,
    picked: [...picked.values()],
    isOpen: opened.isOpen,
    whole,
    onOpen: (id) => opened.toggle(id, true),
    onHidden: () => params.showBy('all'),
  });
  const { data, rows } = schedule;
  const members = useMembers(data, today);
  const { projects } = members;
  const { view, dialogs } = useSchedule(props, {
    projects,
    find: (id) => findMember(members, id),
    lanesOf(id) {
      const row = rows.get(id);
      return row?.kind === 'place' ? row.place?.lanes : undefined;
    },
    isRowLoaded: ({ assignment }) => members.whole.has(assignment.projectId ?? ''),
    topOf: ({ assignment }) => topOfBar(schedule, assignment._id),
    placeOf({ assignment }) {
      const top = topOfBar(schedule, assignment._id);
      return top === undefined ? undefined : anchorStyle(canvas, assignment, top);
    },
    choose: schedule.choose,
  });
  keepPicked(
    view.picks.list.flatMap(({ assignment }) => assignment.projectId ?? []),
    (id) => [...data.rows].find(([, { project }]) => project._id === id)?.[0],
  );
  const findPeople = (row: TreeRow | undefined, cell: string) => {
    if (row?.kind !== 'place' || !row.place) return;
    const isWanted = cell === HEAD && row.place.holder === null;
    const open = row.place.open.find((span) => (isWanted ? span.endDate >= today : spanId(span) === cell));
    const path = open && peopleForPlace(row.model, open, today);
    if (path) void navigate(path);
  };

  const instead = data.error ? (
    <ErrorState title="Failed to load the schedule" {...data.error} />
  ) : (
    data.total === 0 && <NoProjects params={params} search={search} notShown={data.notShown} />
  );
  return (
    <>
      <ProjectGrid
        view={view}
        schedule={schedule}
        members={members}
        instead={instead}
        onToggle={({ model, isOpen }) => model && opened.toggle(model.project._id, !isOpen)}
        onOpenAll={() => opened.toggleAll(!opened.areAllOpen)}
        onFindPeople={findPeople}
      />
      {!data.error && (
        <ProjectFoot
          view={view}
          schedule={schedule}
          show={shown.show}
          areAllOpen={opened.areAllOpen}
          onOpenAll={opened.toggleAll}
        />
      )}
      {dialogs}
    </>
  );
}
