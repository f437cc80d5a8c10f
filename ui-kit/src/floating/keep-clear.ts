import type { HTMLAttributes } from 'react';

/** What toasts must not cover: a foot below a sheet, a column or panel at the end, or the full-screen menu. */
type Where = 'bottom' | 'end' | 'menu';

/** Marks an element that toasts stay clear of while it is shown. */
export function keepClear(where: Where): HTMLAttributes<HTMLElement> {
  return { 'data-keep-clear': where } as HTMLAttributes<HTMLElement>;
}
