import { PROJECT_FILTERS } from '@erm/contracts/staffing';
import { Select } from '@erm/ui-kit/fields';
import type { ReactNode } from 'react';
import { useProject } from '../../data/project-queries';
import { useRosterFilters } from '../../data/planning-queries';
import { ProjectPicker } from '../ProjectPicker';
import { DepartmentsField } from '../roster-filter/DepartmentsField';
import { FilterPopover, type FilterPopoverProps } from '../roster-filter/FilterPopover';
import { TermsField } from '../TermsField';
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
  /** Filters of this view alone, and how they are cleared. */
  children?: ReactNode;
  onClear?: () => void;
}

/** The filters of a view of projects. */
export function ProjectFilterFields({
  filter,
  onChange,
  onClear,
  children,
  ...popover
}: ProjectFilterFieldsProps) {
  const project = useProject(filter.project).data ?? null;
  return (
    <FilterPopover {...popover} onClear={onClear ?? (() => onChange(NO_PROJECT_FILTER))}>
      {children}
      <TermsField
        label="Required skills"
        placeholder="Any skill"
        emptyText="No more skills"
        optional
        options={useRosterFilters().data?.requiredSkills}
        value={filter.skills}
        onChange={(skills) => onChange({ ...filter, skills })}
      />
      <DepartmentsField
        value={filter.departments}
        onChange={(departments) => onChange({ ...filter, departments })}
      />
      <ProjectPicker
        value={project}
        onChange={(next) => onChange({ ...filter, project: next?._id })}
        optional
      />
      <Select
        label="Show"
        options={ONLY}
        value={filter.only ?? ''}
        onChange={(only) => onChange({ ...filter, only: oneOf(PROJECT_FILTERS, only) })}
      />
    </FilterPopover>
  );
}
