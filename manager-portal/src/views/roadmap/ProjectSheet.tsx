import type { RoadmapProject } from '@erm/contracts/roadmap';
import type { CalendarDay } from '@erm/contracts/calendar-day';
import { Stack } from '@erm/ui-kit/core';
import { formatDayRange } from '@erm/ui-kit/data';
import { Dialog } from '@erm/ui-kit/overlay';
import type { ProjectActions } from './project-actions';
import { cellOfProject } from './cell-of-project';
import { ProjectFacts } from './ProjectFacts';
import type { AskWhy } from './use-project-why';

interface ProjectSheetProps {
  project: RoadmapProject;
  today: CalendarDay;
  actions: ProjectActions;
  onWhy: AskWhy;
  onClose: () => void;
}

/** Details of the selected project on phones. */
export function ProjectSheet({ project, onWhy, onClose, ...facts }: ProjectSheetProps) {
  const { _id, name, startDate, endDate } = project;
  const cell = cellOfProject(_id);
  return (
    <Dialog
      open
      inAddress
      size="confirm"
      title={name}
      description={formatDayRange(startDate, endDate)}
      onClose={onClose}
    >
      <Stack gap={3}>
        <ProjectFacts
          {...{ project, onClose, ...facts }}
          onWhy={(question) => onWhy(project, question, cell.current)}
        />
      </Stack>
    </Dialog>
  );
}
