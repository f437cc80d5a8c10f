import { MAX_OPERATIONS, type ApplyBatchBody } from '@erm/contracts/batches';
import { errorText } from '@erm/portal-sdk';
import { ErrorState, LoadingText, Note, RadioCards } from '@erm/ui-kit/core';
import { countUnits } from '@erm/ui-kit/data';
import type { useEndOperations } from './use-end-operations';

interface EndAssignmentsProps {
  ending: ReturnType<typeof useEndOperations>;
  value: boolean;
  onChange: (ends: boolean) => void;
}

/**
 * Offers to end assignments that extend past today, because they count as load even though the project is completed.
 */
export function EndAssignments({ ending, value, onChange }: EndAssignmentsProps) {
  const { operations, isTooMuch } = ending;
  const { isPending, error, refetch } = ending.query;
  if (isPending) return <LoadingText>Loading assignments...</LoadingText>;
  if (error) {
    return (
      <ErrorState
        title="Failed to fetch assignments"
        cause={errorText(error, '')}
        onRetry={() => void refetch()}
      />
    );
  }
  const { length } = operations;
  if (length === 0) return null;
  if (isTooMuch) {
    return (
      <Note tone="yellow" title={`${length} assignments continue past today`}>
        {`At most ${MAX_OPERATIONS - 1} can be ended at once. They count as load until they end.`}
      </Note>
    );
  }
  const assignments = countUnits(length, ['assignment', 'assignments']);
  return (
    <RadioCards
      label="Assignments beyond today"
      name="assignments"
      options={[
        { value: 'leave', label: `Leave ${assignments}`, description: 'Load until they end' },
        { value: 'end', label: `End ${assignments} today`, description: removedText(operations) },
      ]}
      value={value ? 'end' : 'leave'}
      onChange={(choice: string) => onChange(choice === 'end')}
    />
  );
}

function removedText(operations: ApplyBatchBody['operations']): string {
  const removed = operations.filter(({ action }) => action === 'delete').length;
  if (removed === 0) return 'One change, one undo';
  return `${removed} not begun ${removed === 1 ? 'is' : 'are'} removed`;
}
