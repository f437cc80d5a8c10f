import { Button, Stack } from '@erm/ui-kit/core';
import { formatDayRange } from '@erm/ui-kit/data';
import { Dialog } from '@erm/ui-kit/overlay';
import { styled } from 'styled-components';
import { EllipsisMenu } from '../../../shared/EllipsisMenu';
import type { Found } from '../model/found';
import { moreItems } from '../bars/BarMenu';
import { HighestLoad } from '../bars/HighestLoad';
import type { BarActions } from '../bars/use-bar-actions';
import { projectNameOf, type Projects } from '../model/schedule-texts';
import type { ScheduleParams } from '../schedule-params';

const Actions = styled.div`
  display: flex;
  gap: var(--space-2);

  > button:not(:last-child) {
    flex: 1;
  }
`;

interface AgendaSheetProps {
  selected: Found | undefined;
  projects: Projects;
  params: Pick<ScheduleParams, 'select'>;
  why: { ask: (of: string) => void };
  actions: BarActions;
}

/** An assignment that was tapped, and what can be done with it. */
export function AgendaSheet({ selected, projects, params, why, actions }: AgendaSheetProps) {
  if (!selected) return null;
  const { assignment, model } = selected;
  const onWhy = () => {
    params.select(null);
    why.ask(`assignment:${assignment._id}`);
  };
  const { _id, role, allocationPercentage, startDate, endDate } = assignment;
  return (
    <Dialog
      open
      inAddress
      size="confirm"
      title={`${projectNameOf(assignment, projects)}, ${model.engineer.name}`}
      description={`${role}, ${allocationPercentage}%, ${formatDayRange(startDate, endDate)}`}
      onClose={() => params.select(null)}
    >
      <Stack gap={2}>
        {!model.isDeleted && <HighestLoad {...{ model, assignment, onWhy }} />}
        <Actions>
          <Button onClick={() => actions.command('edit', _id)}>Edit</Button>
          <Button onClick={() => actions.command('move', _id)}>Move</Button>
          {!model.isDeleted && <Button onClick={() => actions.command('split', _id)}>Split</Button>}
          <EllipsisMenu items={moreItems(_id, actions, model)} />
        </Actions>
      </Stack>
    </Dialog>
  );
}
