import { lateRef } from '../../shared/late-ref';

/** The element of a project's span, once drawn. */
export const cellOfProject = (id: string) =>
  lateRef(() => document.querySelector<HTMLElement>(`[data-cell="${id}"]`));
