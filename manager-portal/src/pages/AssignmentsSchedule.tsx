import { ScheduleView, type ScheduleViewProps } from '../features/assignments/schedule/ScheduleView';
import { useAssignDialog } from './use-assign-dialog';

/** The schedule, on which assignments can be drawn. */
export function AssignmentsSchedule(props: Omit<ScheduleViewProps, 'assign'>) {
  const { assigning, dialog } = useAssignDialog();
  return (
    <>
      <ScheduleView {...props} assign={assigning.assign} />
      {dialog}
    </>
  );
}
