import { useLazyDialog } from '@erm/portal-kit';
import { createLoadable } from '@erm/ui-kit/core';
import { useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import type { AvailabilityList } from '../availability-list';
import type { AvailabilityParams } from '../availability-params';
import { askedNumber, totalText } from '../cell-texts';
import { CellMenu, type AskableNumber } from './CellMenu';
import type { AskedTotal } from './TotalWhy';
import { useCellWhy } from './use-cell-why';

const totalWhy = createLoadable(
  async () => (await import(/* webpackChunkName: "availability-parts" */ './TotalWhy')).TotalWhy,
);

interface GridWhy {
  /** Handles W on the focused cell. Returns whether it did. */
  onKey: (event: KeyboardEvent) => boolean;
  /** Opens the context menu: Why, or the cell's click action. */
  onContextMenu: (event: MouseEvent, onOpen: (cell: Element) => void) => void;
  popovers: ReactNode;
}

/** Why for cells and totals of the heatmap. */
export function useGridWhy(list: AvailabilityList, params: AvailabilityParams): GridWhy {
  const { rows, extra, total: engineers = 0 } = list;
  const { columns, by, figure } = params;
  const ofCell = useCellWhy(params);
  const { Dialog: TotalWhy, ...ofTotal } = useLazyDialog(totalWhy);
  const [askedTotal, setAskedTotal] = useState<(AskedTotal & { anchor: HTMLElement }) | null>(null);
  const [menu, setMenu] = useState<{ number: AskableNumber; onOpen: (() => void) | null } | null>(null);

  /** The number of a cell and its engineer; null if the cell has none. */
  const numberAt = (target: EventTarget): (AskableNumber & { isTotal: boolean }) | null => {
    const anchor = (target as Element).closest<HTMLElement>('[data-cell]');
    const [row = 0, column = 0] = (anchor?.dataset['cell'] ?? '').split(':').map(Number);
    const span = columns[column - 1];
    if (!anchor || !span || row === 0 || list.outdated) return null;
    const shown = rows[row - 1];
    const cell = shown?.cells[column - 1];
    if (shown && cell) {
      const { engineer } = shown;
      const says = askedNumber(cell, figure, engineer.maxCapacity);
      return { anchor, says, isTotal: false, ask: () => ofCell.ask(engineer, cell, span, anchor) };
    }
    const total = extra?.totals[column - 1];
    if (shown || !total) return null;
    const ask = () => {
      setAskedTotal({ column: span, total, engineers, by, anchor });
      ofTotal.open();
    };
    return { anchor, says: totalText(total), isTotal: true, ask };
  };

  return {
    onKey({ key, target, ctrlKey, metaKey, altKey }) {
      if (key.toLowerCase() !== 'w' || ctrlKey || metaKey || altKey) return false;
      numberAt(target)?.ask();
      return true;
    },
    onContextMenu(event, onOpen) {
      const number = numberAt(event.target);
      if (!number) return;
      event.preventDefault();
      setMenu({ number, onOpen: number.isTotal ? null : () => onOpen(number.anchor) });
    },
    popovers: (
      <>
        {ofCell.popover}
        {TotalWhy && askedTotal && <TotalWhy {...askedTotal} onClose={ofTotal.close} />}
        {menu && <CellMenu {...menu} onClose={() => setMenu(null)} />}
      </>
    ),
  };
}
