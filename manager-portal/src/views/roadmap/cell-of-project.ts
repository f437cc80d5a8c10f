import { lateRef } from '../../shared/late-ref';

/** What shows the span of a project, once it is drawn. */
export const cellOfProject = (id: string) =>
  lateRef(() => document.querySelector<HTMLElement>(`[data-cell="${id}"]`));
