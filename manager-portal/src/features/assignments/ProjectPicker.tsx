import type { Project } from '@erm/contracts/projects';
import { formatDayRange, StatusBadge } from '@erm/ui-kit/data';
import { Combobox } from '@erm/ui-kit/fields';
import { useState } from 'react';
import { useProjects } from '../../data/project-queries';
import { useDebounced } from '../../shared/use-debounced';
import { pickerStatus } from './picker-status';
import { Detail, NameLine, Option, OptionName, OptionTexts } from './Option.styles';

interface ProjectPickerProps {
  value: Project | null;
  onChange: (project: Project | null) => void;
  error: string | undefined;
}

/** Chooses a project by name, description or required skill. */
export function ProjectPicker({ value, onChange, error }: ProjectPickerProps) {
  const [query, setQuery] = useState('');
  const typed = query.trim();
  const searched = useDebounced(typed);
  const projects = useProjects({ q: searched });
  return (
    <Combobox
      label="Project"
      placeholder="Name or skill"
      value={value}
      onChange={onChange}
      query={query}
      onQueryChange={setQuery}
      items={projects.rows}
      itemKey={({ _id }) => _id}
      itemLabel={({ name }) => name}
      renderItem={(project) => (
        <Option>
          <OptionTexts>
            <NameLine>
              <OptionName>{project.name}</OptionName>
              <StatusBadge kind="project" status={project.status} />
            </NameLine>
            <Detail>{formatDayRange(project.startDate, project.endDate)}</Detail>
          </OptionTexts>
        </Option>
      )}
      status={pickerStatus(projects, typed, searched)}
      onRetry={projects.error?.onRetry ?? projects.showMore}
      onEndReached={projects.showMore}
      emptyText="No projects found matching your search."
      error={error}
      hint={value ? formatDayRange(value.startDate, value.endDate) : undefined}
    />
  );
}
