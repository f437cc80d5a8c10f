import type { Engineer } from '@erm/contracts/engineers';
import { errorCause, useToday } from '@erm/portal-kit';
import { ErrorState, LoadingText, Note } from '@erm/ui-kit/core';
import { useEngineerCapacity } from '../../data/engineer-queries';
import { daysText } from '../../shared/overload-text';
import { Lines } from './Lines.styles';
import { overloadsWith } from './lowered-capacity';

const SHOWN = 3;

interface LoweredCapacityProps {
  engineer: Engineer;
  /** The typed maximum, null without one. */
  maxCapacity: number | null | undefined;
}

/** Shows the days that a lower maximum leaves over capacity, before it is saved. Saving it stays possible. */
export function LoweredCapacity({ engineer, maxCapacity }: LoweredCapacityProps) {
  const capacity = useEngineerCapacity(engineer._id);
  const today = useToday();
  if (typeof maxCapacity !== 'number' || maxCapacity < 0 || maxCapacity >= engineer.maxCapacity) return null;
  if (capacity.data) return <Overloads overloads={overloadsWith(maxCapacity, capacity.data, today)} />;
  if (capacity.isError) {
    const retry = () => void capacity.refetch();
    return (
      <ErrorState title="Failed to load capacity data" cause={errorCause(capacity.error)} onRetry={retry} />
    );
  }
  return <LoadingText>Loading capacity data...</LoadingText>;
}

function Overloads({ overloads }: { overloads: ReturnType<typeof overloadsWith> }) {
  if (overloads.length === 0) return null;
  const more = overloads.length - SHOWN;
  return (
    <Note tone="yellow" live title="This leaves days over capacity">
      <Lines>
        {overloads.slice(0, SHOWN).map((overload) => (
          <li key={overload.startDate}>
            Over capacity by {overload.excess}% {daysText(overload)}
          </li>
        ))}
        {more > 0 && <li>+{more} more</li>}
      </Lines>
    </Note>
  );
}
