import { liftsOf, reachable, useDrawnRows } from '@erm/planning';
import { useMemo, useState } from 'react';
import type { GridView } from '../bars/grid-view';
import { KeptStates, rowState, type RowState } from '../model/row-state';
import { PlaceRowView } from './PlaceRowView';
import { ProjectRowView } from './ProjectRowView';
import { SkillRowView } from './SkillRowView';
import type { TreeRow } from './tree-rows';
import type { TreeRows } from './use-project-rows';

interface ProjectRowsProps {
  view: GridView;
  schedule: TreeRows;
  /** IDs of held assignments. */
  moved: ReadonlySet<string>;
  onFindPeople: (row: TreeRow | undefined, cell: string) => void;
}

/** The drawn rows: projects, and places and skills of open ones. */
export function ProjectRows({ view, schedule, moved, onFindPeople }: ProjectRowsProps) {
  const { canvas, today, selected, picks } = view;
  const { data, rows, placed, active } = schedule;
  const { scale, drawn } = canvas;
  const days = useMemo(
    () => ({ scale, drawn, liftOf: liftsOf(drawn, scale, today), today }),
    [drawn, scale, today],
  );
  const [states] = useState(() => new KeptStates<RowState>());
  return useDrawnRows(placed).map(({ id, index, top }) => {
    const row = rows.get(id);
    if (!row) return null;
    // Not focusable until loaded, as the focus would be lost with the skeleton.
    const isActive = id === active.row && data.total !== undefined;
    const cell = isActive ? reachable(row, active.cell) : null;
    const shared = { index, top, days };
    if (row.kind === 'project')
      return <ProjectRowView key={row.id} row={row} count={data.total ?? 0} active={cell} {...shared} />;
    if (row.kind === 'skill') return <SkillRowView key={row.id} row={row} active={cell} {...shared} />;
    return (
      <PlaceRowView
        key={row.id}
        row={row}
        members={data.members}
        state={states.keep(
          row,
          rowState(row.cells, { active: cell, selected, picked: picks.ids, taken: moved }),
        )}
        onFindPeople={onFindPeople}
        {...shared}
      />
    );
  });
}
