import { Select } from '@erm/ui-kit/fields';
import { useProject } from '../../data/project-queries';
import { useRosterFilters } from '../../data/planning-queries';
import { TermsField } from '../TermsField';
import { ProjectPicker } from '../ProjectPicker';
import { DepartmentsField } from './DepartmentsField';
import { FilterPopover, type FilterPopoverProps } from './FilterPopover';
import { LeastFreeField } from './LeastFreeField';
import { NO_FILTER, type RosterFilter } from './roster-filter';

const ONLY = [
  { value: '', label: 'Everyone' },
  { value: 'over', label: 'Only over capacity' },
  { value: 'free', label: 'Only with free capacity' },
];

export interface FilterFieldsProps extends Omit<FilterPopoverProps, 'onClear' | 'children'> {
  filter: RosterFilter;
  onChange: (filter: RosterFilter) => void;
  /** When somebody must have how much free: "Free today, at least". */
  freeLabel: string;
}

/** The filters of a view of engineers. */
export function FilterFields({ filter, onChange, freeLabel, ...popover }: FilterFieldsProps) {
  const terms = useRosterFilters().data;
  const project = useProject(filter.project).data ?? null;
  return (
    <FilterPopover {...popover} onClear={() => onChange(NO_FILTER)}>
      <DepartmentsField
        value={filter.departments}
        onChange={(departments) => onChange({ ...filter, departments })}
      />
      <TermsField
        label="Skills"
        placeholder="Any skill"
        emptyText="No more skills"
        optional
        options={terms?.skills}
        value={filter.skills}
        onChange={(skills) => onChange({ ...filter, skills })}
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
        onChange={(only) =>
          onChange({ ...filter, only: only === 'over' || only === 'free' ? only : undefined })
        }
      />
      {filter.only === 'free' && <LeastFreeField label={freeLabel} filter={filter} onChange={onChange} />}
    </FilterPopover>
  );
}
