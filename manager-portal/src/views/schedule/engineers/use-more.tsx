import { useLazyDialog } from '@erm/portal-kit';
import { cellElement, type GridCell, MORE, shortRange } from '@erm/planning';
import { createLoadable } from '@erm/ui-kit/core';
import { useState, type HTMLAttributes, type ReactNode, type RefObject } from 'react';
import { listedAt, type RowModel } from '../model/row-model';
import type { ScheduleRows } from './use-schedule-rows';

const listedAssignments = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "schedule-parts" */ './ListedAssignments')).ListedAssignments,
);

/** Popover that lists the assignments behind a cell: those without a lane, or those of a run. */
export function useMore(
  grid: RefObject<HTMLElement | null>,
  { data, rows }: ScheduleRows,
  onSelect: (assignmentId: string) => void,
): {
  open: (cell: GridCell) => void;
  /** @param handlersOf what drags assignments from the list, given the ID of their row */
  list: (handlersOf: (row: string, closeList: () => void) => HTMLAttributes<HTMLElement>) => ReactNode;
} {
  const { Dialog: List, open } = useLazyDialog(listedAssignments);
  const [opened, setOpened] = useState<{ cell: GridCell; anchor: HTMLElement } | null>(null);
  const model = opened && rows.get(opened.cell.row);
  const listed = model ? listedAt(model, opened.cell.cell) : [];
  const close = () => setOpened(null);
  return {
    open(cell) {
      const anchor = cellElement(grid.current, cell);
      if (!anchor) return;
      open();
      setOpened({ cell, anchor });
    },
    list: (handlersOf) =>
      opened &&
      model &&
      listed.length > 0 &&
      List && (
        <List
          title={titleOf(model, opened.cell.cell)}
          assignments={listed}
          projects={data.projects}
          anchor={opened.anchor}
          handlers={handlersOf(model.id, close)}
          onSelect={(id) => {
            close();
            onSelect(id);
          }}
          onClose={close}
        />
      ),
  };
}

/** "More of Ana Sousa", or for a run "Ana Sousa, Mar 2 – 22". */
function titleOf({ engineer, cells }: RowModel, cell: string): string {
  const run = cells.find(({ _id }) => _id === cell);
  return cell === MORE || !run ? `More of ${engineer.name}` : `${engineer.name}, ${shortRange(run)}`;
}
