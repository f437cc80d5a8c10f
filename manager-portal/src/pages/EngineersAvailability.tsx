import { AvailabilityView, type AvailabilityViewProps } from '../views/availability/AvailabilityView';
import { useAssignDialog } from './use-assign-dialog';

/** The availability view, from which people who are found can be assigned. */
export function EngineersAvailability(props: Omit<AvailabilityViewProps, 'assigning'>) {
  const { assigning, dialog } = useAssignDialog();
  return (
    <>
      <AvailabilityView {...props} assigning={assigning} />
      {dialog}
    </>
  );
}
