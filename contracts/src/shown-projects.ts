import { z } from 'zod/mini';
import { enumInput } from './text';

/** By first day, by last day, by name, or first what lacks the most from today on (`lacksFrom`); then by name. */
export const PROJECT_SORTS = ['start', 'end', 'name', 'open'] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];

/** Which projects a view of them shows by their status. */
export const PROJECT_SHOWS = ['not-completed', 'all', 'completed'] as const;
export type ProjectShow = (typeof PROJECT_SHOWS)[number];

/** Whether a view shows projects with a status. */
export function isShown(status: string, show: ProjectShow): boolean {
  return show === 'all' || (status === 'completed') === (show === 'completed');
}

/** Query fields of a view of projects. The defaults match earlier releases. */
export const shownProjectsParams = {
  show: z._default(enumInput(PROJECT_SHOWS, `show must be one of ${PROJECT_SHOWS.join(', ')}`), 'all'),
  sort: z._default(enumInput(PROJECT_SORTS, `sort must be one of ${PROJECT_SORTS.join(', ')}`), 'start'),
};

/** What its answer says of the projects that `show` leaves out. */
export const hiddenProjectsFields = {
  /** Whether `around` matches except for `show`. */
  aroundHidden: z._default(z.boolean(), false),
  /** How many more would match with `show=all`, on any days. */
  notShown: z._default(z.number(), 0),
};
