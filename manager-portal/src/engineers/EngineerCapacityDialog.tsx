import { errorCause } from '@erm/portal-kit';
import { ApiError } from '@erm/portal-sdk';
import { EmptyState, ErrorState, LoadingText, Stack } from '@erm/ui-kit/core';
import { Skeleton } from '@erm/ui-kit/data';
import { Dialog } from '@erm/ui-kit/overlay';
import { CalendarOff } from 'lucide-react';
import { useEngineerCapacity } from '../data/engineer-queries';
import { CapacitySummary } from './CapacitySummary';
import { CapacityTable } from './CapacityTable';
import { EngineerActions } from './EngineerActions';

interface EngineerCapacityDialogProps {
  engineerId: string;
  onHistory: (id: string) => void;
  onClose: () => void;
}

/** An engineer's current load and all assignments. Identified by ID, so that links can open it too. */
export function EngineerCapacityDialog({ engineerId, onHistory, onClose }: EngineerCapacityDialogProps) {
  const capacity = useEngineerCapacity(engineerId);
  const actions = !isUnknown(capacity.error) && (
    <EngineerActions capacity={capacity} onHistory={() => onHistory(engineerId)} onDeleted={onClose} />
  );
  return (
    <Dialog open inAddress size="table" title="Engineer Capacity" actions={actions} onClose={onClose}>
      <Content capacity={capacity} />
    </Dialog>
  );
}

function Content({ capacity }: { capacity: ReturnType<typeof useEngineerCapacity> }) {
  // Also when it was deleted in the meantime.
  if (isUnknown(capacity.error)) {
    return <EmptyState icon={<CalendarOff size={20} />} title="No capacity data available" />;
  }
  if (capacity.data) {
    return (
      <Stack gap={5}>
        <CapacitySummary engineer={capacity.data} />
        <CapacityTable {...capacity.data} />
      </Stack>
    );
  }
  if (capacity.isError) {
    const retry = () => void capacity.refetch();
    return (
      <ErrorState title="Failed to load capacity data" cause={errorCause(capacity.error)} onRetry={retry} />
    );
  }
  return (
    <Stack gap={4}>
      <LoadingText>Loading capacity data...</LoadingText>
      <Skeleton width="30%" height={40} />
      <Skeleton height={12} />
      <Skeleton width="70%" height={12} />
    </Stack>
  );
}

/** True if the engineer does not exist or was deleted. */
function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && ['NOT_FOUND', 'MALFORMED_ID'].includes(error.code);
}
