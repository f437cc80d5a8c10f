import { PROJECT_FILTERS } from '@erm/contracts/staffing';
import { Select } from '@erm/ui-kit/fields';
import type { ReactNode } from 'react';
import { useRosterFilters } from '../../data/planning-queries';
import { CommonFilterFields } from '../CommonFilterFields';
import { FilterPopover, type FilterPopoverProps } from '../roster-filter/FilterPopover';
import { oneOf } from '../url-params';
import { NO_PROJECT_FILTER, type ProjectFilter } from './project-filter';

const ONLY = [
  { value: '', label: 'All projects' },
  { value: 'open', label: 'Only with open places' },
  { value: 'uncovered', label: 'Only with uncovered skills' },
  { value: 'over', label: 'Only over capacity' },
];

interface ProjectFilterFieldsProps extends Omit<FilterPopoverProps, 'onClear' | 'children'> {
  filter: ProjectFilter;
  onChange: (filter: ProjectFilter) => void;
  /** Filters of this view only, and how to clear them. */
  children?: ReactNode;
  onClear?: () => void;
}

/** Filter fields of a view of projects. */
export function ProjectFilterFields({
  filter,
  onChange,
  onClear,
  children,
  ...popover
}: ProjectFilterFieldsProps) {
  return (
    <FilterPopover {...popover} onClear={onClear ?? (() => onChange(NO_PROJECT_FILTER))}>
      {children}
      <CommonFilterFields
        filter={filter}
        onChange={onChange}
        skillsLabel="Required skills"
        skills={useRosterFilters().data?.requiredSkills}
      />
      <Select
        label="Staffing"
        options={ONLY}
        value={filter.only ?? ''}
        onChange={(only) => onChange({ ...filter, only: oneOf(PROJECT_FILTERS, only) })}
      />
    </FilterPopover>
  );
}
