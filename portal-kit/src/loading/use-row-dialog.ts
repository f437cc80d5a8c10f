import type { Loadable } from '@erm/ui-kit/core';
import { useCallback, useState, type ComponentType } from 'react';
import { currentRow } from './current-row';
import { useLazyDialog } from './use-lazy-dialog';

/** A lazy dialog about a row of a list, whose current version it shows. */
export function useRowDialog<Row extends { _id: string }, Props>(
  dialog: Loadable<ComponentType<Props>>,
  rows: readonly Row[],
) {
  const { Dialog, open, close } = useLazyDialog(dialog);
  const [chosen, setChosen] = useState<Row | null>(null);
  return {
    Dialog,
    row: chosen && currentRow(rows, chosen),
    /** The same in every render. */
    openFor: useCallback(
      (row: Row) => {
        setChosen(row);
        open();
      },
      [open],
    ),
    close,
  };
}
