import type { EngineerCapacity } from '@erm/contracts/engineers';
import { useToday } from '@erm/portal-kit';
import { Note } from '@erm/ui-kit/core';
import { daysText } from '../shared/overload-text';
import { Lines } from './Lines.styles';
import { overloadsWith } from './lowered-capacity';

const SHOWN = 3;

interface LoweredCapacityProps {
  engineer: EngineerCapacity;
  /** The typed maximum, null without one. */
  maxCapacity: number | null | undefined;
}

/** Shows the days that a lower maximum leaves over capacity, before it is saved. Saving it stays possible. */
export function LoweredCapacity({ engineer, maxCapacity }: LoweredCapacityProps) {
  const today = useToday();
  if (typeof maxCapacity !== 'number' || maxCapacity < 0 || maxCapacity >= engineer.maxCapacity) return null;
  return <Overloads overloads={overloadsWith(maxCapacity, engineer, today)} />;
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
