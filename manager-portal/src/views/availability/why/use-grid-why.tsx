import { cellOf, type RowList } from '@erm/planning';
import { useLazyDialog } from '@erm/portal-kit';
import { createLoadable } from '@erm/ui-kit/core';
import { useState, type MouseEvent, type ReactNode } from 'react';
import type { AvailabilityParams } from '../availability-params';
import { type AvailabilityList, type AvailabilityRowModel, TOTALS } from '../availability-row';
import { askedNumber, totalText } from '../cell-texts';
import { CellMenu, type AskableNumber } from './CellMenu';
import type { AskedTotal } from './TotalWhy';
import { useCellWhy } from './use-cell-why';

const totalWhy = createLoadable(
  async () => (await import(/* webpackChunkName: "availability-parts" */ './TotalWhy')).TotalWhy,
);

interface GridWhy {
  /** Explains the number of a cell, if it has one. */
  ask: (cell: Element) => void;
  /** Opens the context menu: Why, or the cell's click action. */
  onContextMenu: (event: MouseEvent, onOpen: (cell: Element) => void) => void;
  popovers: ReactNode;
}

/** Why for cells and totals of the heatmap. */
export function useGridWhy(
  list: AvailabilityList,
  rows: RowList<AvailabilityRowModel>,
  params: AvailabilityParams,
): GridWhy {
  const { extra, total: engineers = 0 } = list;
  const { columns, by, figure } = params;
  const ofCell = useCellWhy(params);
  const { Dialog: TotalWhy, ...ofTotal } = useLazyDialog(totalWhy);
  const [askedTotal, setAskedTotal] = useState<(AskedTotal & { anchor: HTMLElement }) | null>(null);
  const [menu, setMenu] = useState<{ number: AskableNumber; onOpen: (() => void) | null } | null>(null);

  /** The number in a cell and its engineer; null for a cell without a number. */
  const numberAt = (target: Element): (AskableNumber & { isTotal: boolean }) | null => {
    const anchor = target.closest<HTMLElement>('[data-cell]');
    const at = anchor && cellOf(anchor);
    const column = columns.findIndex(({ startDate }) => startDate === at?.cell);
    const span = columns[column];
    if (!at || !span || list.outdated) return null;
    const shown = rows.get(at.row)?.shown;
    const cell = shown?.cells[column];
    if (shown && cell) {
      const { engineer } = shown;
      const says = askedNumber(cell, figure, engineer.maxCapacity);
      return { anchor, says, isTotal: false, ask: () => ofCell.ask(engineer, cell, span, anchor) };
    }
    const total = at.row === TOTALS ? extra?.totals[column] : undefined;
    if (!total) return null;
    const ask = () => {
      setAskedTotal({ column: span, total, engineers, by, anchor });
      ofTotal.open();
    };
    return { anchor, says: totalText(total), isTotal: true, ask };
  };

  return {
    ask: (cell) => numberAt(cell)?.ask(),
    onContextMenu(event, onOpen) {
      const number = numberAt(event.target as Element);
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
