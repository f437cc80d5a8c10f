import { checkAllocation } from '@erm/contracts/allocation-rule';
import type { Assignment } from '@erm/contracts/assignments';
import type { DaySpan } from '@erm/contracts/calendar-day';
import { remainingCapacity } from '@erm/contracts/capacity';
import type { EngineerCapacity } from '@erm/contracts/engineers';
import { loadCurve, loadSteps, peakLoad, type LoadStep } from '@erm/contracts/load-curve';

interface CapacityQuestion {
  engineer: EngineerCapacity;
  span: DaySpan;
  allocationPercentage: number;
  /** On an edit: the assignment as it stands. */
  edited?: Assignment;
}

/** What an allocation does to an engineer's load over its dates, by the rule that the server enforces. */
export function checkCapacity({ engineer, span, allocationPercentage, edited }: CapacityQuestion) {
  const others = engineer.assignments.filter(
    ({ _id, projectId }) => projectId !== null && _id !== edited?._id,
  );
  const load = loadCurve(others);
  const requested = { ...span, allocationPercentage };
  const { maxCapacity } = engineer;
  const currentPeak = peakLoad(load, span);
  const steps = loadSteps(load, span);
  return {
    maxCapacity,
    /** The load of the other assignments. */
    steps,
    remaining: remainingCapacity(maxCapacity, currentPeak),
    peak: highest(steps, allocationPercentage),
    refusal: checkAllocation({
      maxCapacity,
      load,
      requested,
      ...(edited?.projectId && { current: edited }),
    }),
  };
}

export type CapacityCheck = ReturnType<typeof checkCapacity>;

/** The first days on which the load with the allocation is highest. */
function highest(steps: readonly LoadStep[], added: number): LoadStep | undefined {
  const [first, ...rest] = steps;
  if (!first) return undefined;
  const step = rest.reduce((top, next) => (next.load > top.load ? next : top), first);
  return { ...step, load: step.load + added };
}
