import { usePart } from '@erm/portal-kit';
import { Button, createLoadable } from '@erm/ui-kit/core';
import { Count, SheetFoot, type TimeCanvas } from '@erm/planning';
import type { ComponentProps, ReactNode } from 'react';
import type { Drag } from '../model/drag';
import type { Picks } from './use-picks';

const dragKeys = createLoadable(
  async () => (await import(/* webpackChunkName: "schedule-parts" */ './DragKeys')).DragKeys,
);

interface FootWithPicksProps extends ComponentProps<typeof SheetFoot> {
  view: { picks: Picks; canvas: TimeCanvas; drag: Drag | null; summary: ReactNode };
}

/** The foot of a schedule: modifier keys during a drag, else the number of picked assignments, else the row count. */
export function FootWithPicks({ view, status, children, ...rest }: FootWithPicksProps) {
  const { picks, canvas, drag, summary } = view;
  const count = picks.list.length;
  const { loaded: keys } = usePart(dragKeys, drag !== null);
  const foot = { ...rest, instead: drag && keys.status === 'ready' && <keys.part drag={drag} /> };
  if (count === 0) {
    return (
      <SheetFoot status={status} {...foot}>
        {children}
        {summary}
      </SheetFoot>
    );
  }
  const clear = () => {
    picks.clear();
    // Clearing removes the button.
    canvas.scroller()?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus();
  };
  return (
    <SheetFoot status={<Count>{count} selected</Count>} {...foot}>
      <Button size="sm" onClick={clear}>
        Clear
      </Button>
      {children}
      {summary}
    </SheetFoot>
  );
}
