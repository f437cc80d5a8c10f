import type { Project } from '@erm/contracts/projects';
import { ListPicker, StatusBadge, usePickerSearch } from '@erm/portal-kit';
import { formatDayRange } from '@erm/ui-kit/data';
import { useProjects } from '../data/project-queries';
import { Detail, Details, Option, OptionName, OptionTexts } from './Option.styles';

/** The fields of a project that the picker shows. */
export type PickableProject = Pick<Project, '_id' | 'name' | 'status' | 'startDate' | 'endDate'> &
  Partial<Pick<Project, 'requiredSkills' | 'missingSkills'>>;

interface ProjectPickerProps {
  value: PickableProject | null;
  onChange: (project: PickableProject | null) => void;
  error?: string | undefined;
  /** "Project" and required by default. */
  label?: string;
  optional?: boolean;
}

/** A combobox for projects by name, description, or required skill. */
export function ProjectPicker({ label = 'Project', error, ...field }: ProjectPickerProps) {
  const search = usePickerSearch(field.value !== null);
  const projects = useProjects(search.list);
  return (
    <ListPicker<PickableProject>
      {...field}
      label={label}
      error={error}
      placeholder="e.g. a name or skill"
      search={search}
      list={projects}
      renderItem={option}
      hint={field.value ? dates(field.value) : undefined}
      emptyText="No projects found matching your search."
    />
  );
}

const dates = ({ startDate, endDate }: PickableProject) => formatDayRange(startDate, endDate);

const option = (project: PickableProject) => (
  <Option>
    <OptionTexts>
      <OptionName>{project.name}</OptionName>
      <Details>
        <Detail>{dates(project)}</Detail>
        <StatusBadge kind="project" status={project.status} />
      </Details>
    </OptionTexts>
  </Option>
);
