import { useProject } from '../../../data/project-queries';
import { ProjectPicker } from '../../../shared/ProjectPicker';

interface PinFieldProps {
  /** ID of the pinned project. */
  pin: string | null;
  /** Pins a project, or none if it is the pinned one. */
  onToggle: (projectId: string) => void;
}

/** Pins a project in the sheet of phones. */
export function PinField({ pin, onToggle }: PinFieldProps) {
  const project = useProject(pin ?? undefined).data ?? null;
  return (
    <ProjectPicker
      label="Pin a project"
      optional
      value={project}
      onChange={(next) => {
        const toggled = next?._id ?? pin;
        if (toggled !== null) onToggle(toggled);
      }}
    />
  );
}
