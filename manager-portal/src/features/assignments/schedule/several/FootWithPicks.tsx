import { Button } from '@erm/ui-kit/core';
import { Count, SheetFoot, type TimeCanvas } from '@erm/portal-kit/planning';
import type { ComponentProps } from 'react';
import type { Picks } from './use-picks';

interface FootWithPicksProps extends ComponentProps<typeof SheetFoot> {
  picks: Picks;
  canvas: TimeCanvas;
}

/** Below a schedule. How many assignments are picked comes before how many rows there are. */
export function FootWithPicks({ picks, canvas, status, children, ...foot }: FootWithPicksProps) {
  const count = picks.list.length;
  if (count === 0) {
    return (
      <SheetFoot status={status} {...foot}>
        {children}
      </SheetFoot>
    );
  }
  const clear = () => {
    picks.clear();
    // The button disappears with what it clears.
    canvas.scroller()?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus();
  };
  return (
    <SheetFoot status={<Count>{count} selected</Count>} {...foot}>
      <Button size="sm" onClick={clear}>
        Clear
      </Button>
      {children}
    </SheetFoot>
  );
}
