import { AddButton, useLazyDialog } from '@erm/portal-kit';
import { createLoadable } from '@erm/ui-kit/core';
import { Schedule, type ScheduleProps } from '../views/schedule/Schedule';
import { useAssignDialog } from './use-assign-dialog';

const addEngineerDialog = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "change-engineer" */ '../engineers/AddEngineerDialog'))
      .AddEngineerDialog,
);

/** The schedule, on which assignments can be drawn, and which begins with an engineer. */
export function AssignmentsSchedule(props: Omit<ScheduleProps, 'assign' | 'addEngineer'>) {
  const { assigning, dialog } = useAssignDialog();
  const adding = useLazyDialog(addEngineerDialog);
  const addEngineer = <AddButton dialog={adding}>Add Engineer</AddButton>;
  return (
    <>
      <Schedule {...props} addEngineer={addEngineer} assign={assigning.assign} />
      {dialog}
      {adding.Dialog && <adding.Dialog onClose={adding.close} />}
    </>
  );
}
