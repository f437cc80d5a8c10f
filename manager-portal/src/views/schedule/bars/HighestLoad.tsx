import { loadSteps } from '@erm/contracts/load-curve';
import type { ScheduleAssignment } from '@erm/contracts/schedule';
import { shortRange } from '@erm/planning';
import { ActionLink, Facts } from '@erm/ui-kit/core';
import type { RowModel } from '../model/row-model';
import { whyText } from '../why/use-why';

interface HighestLoadProps {
  assignment: ScheduleAssignment;
  model: RowModel;
  onWhy: () => void;
}

/** Highest load of its engineer during the assignment, with Why. */
export function HighestLoad({ assignment, model, onWhy }: HighestLoadProps) {
  const { load, ...busiest } = busiestDays(model, assignment);
  const { maxCapacity } = model.engineer;
  return (
    <Facts
      layout="ends"
      items={[
        { term: 'Highest load in these dates', value: `${load} of ${maxCapacity}%` },
        {
          term: shortRange(busiest),
          value: (
            <ActionLink as="button" type="button" onClick={onWhy}>
              Why {whyText(load, maxCapacity)}?
            </ActionLink>
          ),
        },
      ]}
    />
  );
}

/** The first span with the highest load. */
function busiestDays({ curve }: RowModel, assignment: ScheduleAssignment) {
  return loadSteps(curve, assignment).reduce((top, step) => (step.load > top.load ? step : top));
}
