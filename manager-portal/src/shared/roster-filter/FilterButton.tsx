import { Button, Stack } from '@erm/ui-kit/core';
import { Popover } from '@erm/ui-kit/overlay';
import { Select } from '@erm/ui-kit/fields';
import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useProject } from '../../data/project-queries';
import { useRosterFilters } from '../../data/planning-queries';
import { TermsField } from '../TermsField';
import { ProjectPicker } from '../ProjectPicker';
import { DepartmentsField } from './DepartmentsField';
import { Fields } from './Filter.styles';
import { countConditions, NO_FILTER, type RosterFilter } from './roster-filter';

const ONLY = [
  { value: '', label: 'Everyone' },
  { value: 'over', label: 'Only over capacity' },
  { value: 'free', label: 'Only with free capacity' },
];

interface FilterButtonProps {
  filter: RosterFilter;
  onChange: (filter: RosterFilter) => void;
  /** What else can be asked for. */
  children?: ReactNode;
}

/** Opens the filters of a view of engineers. The button shows how many are set. */
export function FilterButton(props: FilterButtonProps) {
  const count = countConditions(props.filter);
  return (
    <Popover
      label="Filter"
      placement="bottom-end"
      trigger={
        <Button icon={<SlidersHorizontal size={16} aria-hidden="true" />}>
          {count === 0 ? 'Filter' : `Filter (${count})`}
        </Button>
      }
    >
      <FilterFields {...props} />
    </Popover>
  );
}

function FilterFields({ filter, onChange, children }: FilterButtonProps) {
  const terms = useRosterFilters().data;
  const project = useProject(filter.project).data ?? null;
  return (
    <Fields>
      <Stack gap={4}>
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
        {children}
        {countConditions(filter) > 0 && (
          <Button size="sm" onClick={() => onChange(NO_FILTER)}>
            Clear filters
          </Button>
        )}
      </Stack>
    </Fields>
  );
}
