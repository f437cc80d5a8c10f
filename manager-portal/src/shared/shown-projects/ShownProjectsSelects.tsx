import type { ProjectShow, ProjectSort } from '@erm/contracts/shown-projects';
import { ToolSelect } from '../ToolSelect';
import type { ShownProjects } from './shown-projects';

const SHOWS: { value: ProjectShow; label: string }[] = [
  { value: 'not-completed', label: 'Not completed' },
  { value: 'all', label: 'All' },
  { value: 'completed', label: 'Completed' },
];
export const PROJECT_SORT_OPTIONS: { value: ProjectSort; label: string }[] = [
  { value: 'open', label: 'Most open' },
  { value: 'start', label: 'Start date' },
  { value: 'end', label: 'End date' },
  { value: 'name', label: 'Name' },
];

interface ShownProjectsSelectsProps extends ShownProjects {
  showBy: (show: ProjectShow) => void;
  /** Undefined where the choice of the order is elsewhere. */
  sortBy: ((sort: ProjectSort) => void) | undefined;
}

/** Show and Sort of a view of projects. */
export function ShownProjectsSelects({ show, sort, showBy, sortBy }: ShownProjectsSelectsProps) {
  return (
    <>
      <ToolSelect label="Show" options={SHOWS} value={show} onChange={showBy} />
      {sortBy && <ToolSelect label="Sort" options={PROJECT_SORT_OPTIONS} value={sort} onChange={sortBy} />}
    </>
  );
}
