import { Button, Stack } from '@erm/ui-kit/core';
import { formatDayRange } from '@erm/ui-kit/data';
import { Dialog } from '@erm/ui-kit/overlay';
import { styled } from 'styled-components';
import { EllipsisMenu } from '../../../shared/EllipsisMenu';
import type { Found } from '../model/found';
import { moreItems } from '../bars/BarMenu';
import { HighestLoad } from '../bars/HighestLoad';
import { type BarActions, useBarActions } from '../bars/use-bar-actions';
import { projectNameOf, type Projects } from '../model/schedule-texts';
import type { ScheduleViewProps } from '../use-schedule';
import { useAgendaWhy } from './use-agenda-why';

const Actions = styled.div`
  display: flex;
  gap: var(--space-2);

  > button:not(:last-child) {
    flex: 1;
  }
`;

type Shown = Parameters<typeof useAgendaWhy>[0] & Pick<Parameters<typeof useBarActions>[0], 'find'>;

/** The tapped assignment of an agenda with its actions, and Why. */
export function useAgendaSheet({ params, assign, onHistory }: ScheduleViewProps, shown: Shown) {
  const { find, projects } = shown;
  const { actions, dialogs } = useBarActions({ find, projects, params, assign, onHistory });
  const why = useAgendaWhy(shown);
  const close = () => params.select(null);
  const selected = find(params.selected);
  const onWhy = () => {
    close();
    if (selected) why.ask(`assignment:${selected.assignment._id}`);
  };
  return {
    ask: why.ask,
    sheet: (
      <>
        {selected && (
          <AgendaSheet {...selected} projects={projects} actions={actions} onWhy={onWhy} onClose={close} />
        )}
        {why.popovers}
        {dialogs}
      </>
    ),
  };
}

interface AgendaSheetProps extends Found {
  projects: Projects;
  actions: BarActions;
  onWhy: () => void;
  onClose: () => void;
}

function AgendaSheet({ assignment, model, projects, actions, onWhy, onClose }: AgendaSheetProps) {
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
        {!model.isDeleted && <HighestLoad model={model} assignment={assignment} onWhy={onWhy} />}
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
