import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { Button, Stack } from '@erm/ui-kit/core';
import { formatDayRange } from '@erm/ui-kit/data';
import { Dialog } from '@erm/ui-kit/overlay';
import { styled } from 'styled-components';
import { EllipsisMenu } from '../../../shared/EllipsisMenu';
import type { RowModel } from '../model/row-model';
import { moreItems } from '../bars/BarMenu';
import { HighestLoad } from '../bars/HighestLoad';
import type { BarActions } from '../bars/use-bar-actions';
import { projectNameOf, type Projects } from '../model/schedule-texts';

const Actions = styled.div`
  display: flex;
  gap: var(--space-2);

  > button:not(:last-child) {
    flex: 1;
  }
`;

interface AgendaSheetProps {
  assignment: ScheduleAssignment;
  projects: Projects;
  /** The row of its engineer. */
  model: RowModel;
  onWhy: () => void;
  actions: BarActions;
  onClose: () => void;
}

/** An assignment that was tapped, and what can be done with it. */
export function AgendaSheet(props: AgendaSheetProps) {
  const { assignment, projects, model, onWhy, actions, onClose } = props;
  const { _id, role, allocationPercentage, startDate, endDate } = assignment;
  return (
    <Dialog
      open
      inAddress
      size="confirm"
      title={`${projectNameOf(assignment, projects)}, ${model.engineer.name}`}
      description={`${role}, ${allocationPercentage}%, ${formatDayRange(startDate, endDate)}`}
      onClose={onClose}
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
