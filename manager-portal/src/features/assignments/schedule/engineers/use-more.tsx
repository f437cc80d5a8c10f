import { useLazyDialog } from '@erm/portal-kit';
import { createLoadable } from '@erm/ui-kit/core';
import { useState, type ReactNode, type RefObject } from 'react';
import { MORE } from './row-model';
import type { ScheduleRows } from './use-schedule-rows';

const hiddenAssignments = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "schedule-parts" */ './HiddenAssignments')).HiddenAssignments,
);

/** The list of assignments that have no lane, at the button of their row. */
export function useMore(
  grid: RefObject<HTMLElement | null>,
  { data, modelAt }: ScheduleRows,
  onSelect: (assignmentId: string) => void,
): { open: (row: number) => void; list: ReactNode } {
  const { Dialog: List, open } = useLazyDialog(hiddenAssignments);
  const [opened, setOpened] = useState<{ engineerId: string; row: number; anchor: HTMLElement } | null>(null);
  const model = opened && modelAt(opened.row);
  const isThere = model?.engineer._id === opened?.engineerId && model && model.lanes.hidden.length > 0;
  return {
    open(row) {
      const anchor = grid.current?.querySelector<HTMLElement>(`[data-row="${row}"] [data-cell="${MORE}"]`);
      const engineerId = modelAt(row)?.engineer._id;
      if (!anchor || !engineerId) return;
      open();
      setOpened({ engineerId, row, anchor });
    },
    list: opened && isThere && List && (
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
