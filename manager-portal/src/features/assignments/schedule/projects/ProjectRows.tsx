import type { CalendarDay } from '@erm/contracts/calendar-day';
import { liftsOf, reachable, type TimeCanvas } from '@erm/planning';
import { useMemo } from 'react';
import { idsIn } from '../row-state';
import type { Picks } from '../picks/use-picks';
import { PlaceRowView } from './PlaceRowView';
import { ProjectRowView } from './ProjectRowView';
import { SkillRowView } from './SkillRowView';
import type { TreeRows } from './use-project-rows';

interface ProjectRowsProps {
  canvas: TimeCanvas;
  rows: TreeRows;
  today: CalendarDay;
  selected: string | null;
  picks: Picks;
  /** The IDs of what you hold elsewhere. */
  moved: ReadonlySet<string>;
  onFindPeople: (row: number, cell: string) => void;
}

/** The rows in sight: projects, and the places and skills of those that are open. */
export function ProjectRows({
  canvas,
  today,
  selected,
  picks,
  moved,
  onFindPeople,
  ...props
}: ProjectRowsProps) {
  const { data, rows, placed, active } = props.rows;
  const { scale, drawn } = canvas;
  const liftOf = useMemo(() => liftsOf(drawn, scale, today), [drawn, scale, today]);
  return placed.drawn.map((index) => {
    const row = rows[index];
    if (!row) return null;
    // Before anything is loaded, the focus would be lost with it.
    const isActive = index === active.row && data.total !== undefined;
    const cell = isActive ? reachable(row, active.cell) : null;
    const shared = { index, top: placed.topOf(index), scale, drawn, liftOf, today, active: cell };
    if (row.kind === 'project')
      return <ProjectRowView key={row.key} row={row} count={data.total ?? 0} {...shared} />;
    if (row.kind === 'skill') return <SkillRowView key={row.key} row={row} {...shared} />;
    const { lanes } = row.place;
    return (
      <PlaceRowView
        key={row.key}
        row={row}
        members={data.members}
        selected={row.cells.some(({ _id }) => _id === selected) ? selected : null}
        picked={idsIn(lanes, picks.ids)}
        taken={idsIn(lanes, moved)}
        onFindPeople={onFindPeople}
        {...shared}
      />
    );
  });
}
