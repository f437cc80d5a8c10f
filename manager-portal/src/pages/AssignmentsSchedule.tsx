import { Schedule, type ScheduleProps } from '../features/assignments/schedule/Schedule';
import { useAssignDialog } from './use-assign-dialog';

/** The schedule, on which assignments can be drawn. */
export function AssignmentsSchedule(props: Omit<ScheduleProps, 'assign'>) {
  const { assigning, dialog } = useAssignDialog();
  return (
    <>
      <Schedule {...props} assign={assigning.assign} />
      {dialog}
    </>
  );
}
