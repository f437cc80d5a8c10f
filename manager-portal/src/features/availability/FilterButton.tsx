import { Button, Stack } from '@erm/ui-kit/core';
import { Popover } from '@erm/ui-kit/overlay';
import { Select } from '@erm/ui-kit/fields';
import { SlidersHorizontal } from 'lucide-react';
import { useProject } from '../../data/project-queries';
import { useRosterFilters } from '../../data/planning-queries';
import { TermsField } from '../../shared/TermsField';
import { ProjectPicker } from '../../shared/ProjectPicker';
import type { AvailabilityParams, RosterFilter } from './availability-params';
import { DepartmentsField } from './DepartmentsField';
import { Fields } from './Filter.styles';

const ONLY = [
  { value: '', label: 'Everyone' },
  { value: 'over', label: 'Only over capacity' },
  { value: 'free', label: 'Only with free capacity' },
];
const NOTHING: RosterFilter = { departments: [], skills: [], project: undefined, only: undefined };

/** Opens the filters. The button shows how many are set. */
export function FilterButton({ params }: { params: AvailabilityParams }) {
  const { departments, skills, project, only } = params.filter;
  const count = departments.length + skills.length + Number(Boolean(project)) + Number(Boolean(only));
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
      <FilterFields params={params} isFiltered={count > 0} />
    </Popover>
  );
}

function FilterFields({ params, isFiltered }: { params: AvailabilityParams; isFiltered: boolean }) {
  const { filter, filterBy } = params;
  const terms = useRosterFilters().data;
  const project = useProject(filter.project).data ?? null;
  return (
    <Fields>
      <Stack gap={4}>
        <DepartmentsField
          value={filter.departments}
          onChange={(departments) => filterBy({ ...filter, departments })}
        />
        <TermsField
          label="Skills"
          placeholder="Any skill"
          emptyText="No more skills"
          optional
          options={terms?.skills}
          value={filter.skills}
          onChange={(skills) => filterBy({ ...filter, skills })}
        />
        <ProjectPicker
          value={project}
          onChange={(next) => filterBy({ ...filter, project: next?._id })}
          optional
        />
        <Select
          label="Show"
          options={ONLY}
          value={filter.only ?? ''}
          onChange={(only) =>
            filterBy({ ...filter, only: only === 'over' || only === 'free' ? only : undefined })
          }
        />
        {isFiltered && (
          <Button size="sm" onClick={() => filterBy(NOTHING)}>
            Clear filters
          </Button>
        )}
      </Stack>
    </Fields>
  );
}

/** Removes every filter. */
export function clearFilters({ filterBy }: AvailabilityParams): void {
  filterBy(NOTHING);
}
