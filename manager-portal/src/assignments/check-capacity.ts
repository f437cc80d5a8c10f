import { checkAllocation } from '@erm/contracts/allocation-rule';
import type { DaySpan } from '@erm/contracts/calendar-day';
import { remainingCapacity } from '@erm/contracts/capacity';
import type { EngineerCapacity } from '@erm/contracts/engineers';
import { loadCurve, loadSteps, peakLoad, type LoadStep } from '@erm/contracts/load-curve';
import type { EditableAssignment } from './assignment-names';

interface CapacityInput {
  engineer: EngineerCapacity;
  span: DaySpan;
  allocationPercentage: number;
  /** The current assignment, if it is edited. */
  edited?: EditableAssignment;
}

/** Computes an allocation's effect on an engineer's load with the rule that the server enforces. */
export function checkCapacity({ engineer, span, allocationPercentage, edited }: CapacityInput) {
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
    peak: findPeak(steps, allocationPercentage),
    violation: checkAllocation({
      maxCapacity,
      load,
      requested,
      ...(edited?.projectId && { current: edited }),
    }),
  };
}

export type CapacityCheck = ReturnType<typeof checkCapacity>;

/** Finds the first step with the highest load and adds the allocation. */
function findPeak(steps: readonly LoadStep[], added: number): LoadStep | undefined {
  const [first, ...rest] = steps;
  if (!first) return undefined;
  const step = rest.reduce((top, next) => (next.load > top.load ? next : top), first);
  return { ...step, load: step.load + added };
}
