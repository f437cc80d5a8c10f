import { Stack } from '@erm/ui-kit/core';
import { formatDayRange } from '@erm/ui-kit/data';
import { Dialog } from '@erm/ui-kit/overlay';
import { ProjectFacts, type ProjectFactsProps } from './ProjectFacts';

/** Details of the selected project on phones. */
export function ProjectSheet(facts: ProjectFactsProps) {
  const { name, startDate, endDate } = facts.project;
  return (
    <Dialog
      open
      inAddress
      size="confirm"
      title={name}
      description={formatDayRange(startDate, endDate)}
      onClose={facts.onClose}
    >
      <Stack gap={3}>
        <ProjectFacts {...facts} />
      </Stack>
    </Dialog>
  );
}
