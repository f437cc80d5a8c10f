import { useLazyDialog } from '@erm/portal-kit';
import { cellElement, MORE } from '@erm/planning';
import { createLoadable } from '@erm/ui-kit/core';
import { useState, type ReactNode, type RefObject } from 'react';
import type { ScheduleRows } from './use-schedule-rows';

const hiddenAssignments = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "schedule-parts" */ './HiddenAssignments')).HiddenAssignments,
);

/** Popover with the assignments without a lane, at the button of their row. */
export function useMore(
  grid: RefObject<HTMLElement | null>,
  { data, rows }: ScheduleRows,
  onSelect: (assignmentId: string) => void,
): { open: (engineerId: string) => void; list: ReactNode } {
  const { Dialog: List, open } = useLazyDialog(hiddenAssignments);
  const [opened, setOpened] = useState<{ engineerId: string; anchor: HTMLElement } | null>(null);
  const model = opened && rows.get(opened.engineerId);
  return {
    open(engineerId) {
      const anchor = cellElement(grid.current, { row: engineerId, cell: MORE });
      if (!anchor) return;
      open();
      setOpened({ engineerId, anchor });
    },
    list: opened && model && model.lanes.hidden.length > 0 && List && (
      <List
        model={model}
        projects={data.projects}
        anchor={opened.anchor}
        onSelect={(id) => {
          setOpened(null);
          onSelect(id);
        }}
        onClose={() => setOpened(null)}
      />
    ),
  };
}
