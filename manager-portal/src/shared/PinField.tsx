import { useProject } from '../data/project-queries';
import { ProjectPicker } from './ProjectPicker';

export interface PinFieldProps {
  /** ID of the pinned project. */
  id: string | null;
  /** Pins a project, or none if it is the pinned one. */
  onToggle: (projectId: string) => void;
}

/** Pins a project in the sheet of phones. */
export function PinField({ id, onToggle }: PinFieldProps) {
  const project = useProject(id ?? undefined).data ?? null;
  return (
    <ProjectPicker
      label="Pin a project"
      optional
      value={project}
      onChange={(next) => {
        const toggled = next?._id ?? id;
        if (toggled !== null) onToggle(toggled);
      }}
    />
  );
}
