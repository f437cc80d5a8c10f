import {
  PROJECT_SHOWS,
  PROJECT_SORTS,
  type ProjectShow,
  type ProjectSort,
} from '@erm/contracts/shown-projects';
import { oneOf } from '../url-params';

const DEFAULT_SORT: ProjectSort = 'open';
const DEFAULT_SHOW: ProjectShow = 'not-completed';

/** Which projects a view of them shows, and in which order. */
export interface ShownProjects {
  show: ProjectShow;
  sort: ProjectSort;
}

/** Parses them from the URL. Invalid values are ignored. */
export const shownProjectsIn = (params: URLSearchParams): ShownProjects => ({
  show: oneOf(PROJECT_SHOWS, params.get('show')) ?? DEFAULT_SHOW,
  sort: oneOf(PROJECT_SORTS, params.get('sort')) ?? DEFAULT_SORT,
});

/** URL parameters of Show and Sort. */
export const showParam = (show: ProjectShow) => ({ show: show === DEFAULT_SHOW ? [] : [show] });
export const sortParam = (sort: ProjectSort) => ({ sort: sort === DEFAULT_SORT ? [] : [sort] });

/** Describes Show in words; empty if it shows all. */
export const showTexts = (show: ProjectShow): string[] => (show === 'all' ? [] : [show.replace('-', ' ')]);
