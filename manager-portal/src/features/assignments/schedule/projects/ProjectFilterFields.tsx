import { STAFFING_LACKS } from '@erm/contracts/staffing';
import { Select } from '@erm/ui-kit/fields';
import { useRosterFilters } from '../../../../data/planning-queries';
import { DepartmentsField } from '../../../../shared/roster-filter/DepartmentsField';
import { FilterPopover, type FilterPopoverProps } from '../../../../shared/roster-filter/FilterPopover';
import { TermsField } from '../../../../shared/TermsField';
import { oneOf } from '../../../../shared/url-params';
import { NO_PROJECT_FILTER, type ProjectFilter } from './project-filter';

const ONLY = [
  { value: '', label: 'All projects' },
  { value: 'open', label: 'Only with open places' },
  { value: 'uncovered', label: 'Only with uncovered skills' },
];

interface ProjectFilterFieldsProps extends Omit<FilterPopoverProps, 'onClear' | 'children'> {
  filter: ProjectFilter;
  onChange: (filter: ProjectFilter) => void;
}

/** The filters of the schedule by project. */
export function ProjectFilterFields({ filter, onChange, ...popover }: ProjectFilterFieldsProps) {
  return (
    <FilterPopover {...popover} onClear={() => onChange(NO_PROJECT_FILTER)}>
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
      <Select
        label="Show"
        options={ONLY}
        value={filter.only ?? ''}
        onChange={(only) => onChange({ ...filter, only: oneOf(STAFFING_LACKS, only) })}
      />
    </FilterPopover>
  );
}
