import { useProject } from '../data/project-queries';
import type { CommonFilter } from './common-filter';
import { ProjectPicker } from './ProjectPicker';
import { DepartmentsField } from './DepartmentsField';
import { TermsField } from './TermsField';

interface CommonFilterFieldsProps<Filter> {
  filter: Filter;
  onChange: (filter: Filter) => void;
  /** Label and options of the skills. */
  skillsLabel: string;
  skills: readonly string[] | undefined;
}

/** Filter fields shared by views of engineers and of projects. */
export function CommonFilterFields<Filter extends CommonFilter<string>>(
  props: CommonFilterFieldsProps<Filter>,
) {
  const { filter, onChange, skillsLabel, skills } = props;
  const project = useProject(filter.project).data ?? null;
  return (
    <>
      <DepartmentsField
        value={filter.departments}
        onChange={(departments) => onChange({ ...filter, departments })}
      />
      <TermsField
        label={skillsLabel}
        placeholder="e.g. Kafka"
        emptyText="No more skills"
        optional
        options={skills}
        value={filter.skills}
        onChange={(chosen) => onChange({ ...filter, skills: chosen })}
      />
      <ProjectPicker
        value={project}
        onChange={(next) => onChange({ ...filter, project: next?._id })}
        optional
      />
    </>
  );
}
