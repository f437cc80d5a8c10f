import { STAFFING_LACKS } from '@erm/contracts/staffing';
import { Select } from '@erm/ui-kit/fields';
import { useRosterFilters } from '../../../../data/planning-queries';
import { DepartmentsField } from '../../../../shared/roster-filter/DepartmentsField';
import { FilterPopover } from '../../../../shared/roster-filter/FilterPopover';
import { TermsField } from '../../../../shared/TermsField';
import { oneOf } from '../../../../shared/url-params';
import { countProjectConditions, NO_PROJECT_FILTER, type ProjectFilter } from './project-filter';

const ONLY = [
  { value: '', label: 'All projects' },
  { value: 'open', label: 'Only with open places' },
  { value: 'uncovered', label: 'Only with uncovered skills' },
];

interface ProjectFilterButtonProps {
  filter: ProjectFilter;
  onChange: (filter: ProjectFilter) => void;
}

/** Opens the filters of the schedule by project. The button shows how many are set. */
export function ProjectFilterButton(props: ProjectFilterButtonProps) {
  return (
    <FilterPopover
      count={countProjectConditions(props.filter)}
      onClear={() => props.onChange(NO_PROJECT_FILTER)}
    >
      <ProjectFilterFields {...props} />
    </FilterPopover>
  );
}

function ProjectFilterFields({ filter, onChange }: ProjectFilterButtonProps) {
  return (
    <>
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
    </>
  );
}
