import { WhyButton } from '@erm/portal-kit';
import { AllocationBar } from '@erm/ui-kit/data';
import { TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { engineerName, type EditableAssignment } from './assignment-names';
import type { CapacityCheck } from './check-capacity';

const Peak = styled.p<{ $over: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  color: ${({ $over }) => ($over ? 'var(--status-red-fg)' : 'var(--text-secondary)')};
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
`;

interface PeakBarProps {
  assignment: EditableAssignment;
  check: CapacityCheck;
  /** The value in the form. */
  allocationPercentage: number;
}

/** The highest load that an engineer would have in the dates of an assignment, and why. */
export function PeakBar({ assignment, check, allocationPercentage }: PeakBarProps) {
  const { _id, engineerId, startDate, endDate } = assignment;
  const { peak, maxCapacity } = check;
  if (!peak || !engineerId) return null;
  const says = `${peak.load} of ${maxCapacity}% in these dates`;
  const isOver = peak.load > maxCapacity;
  return (
    <div>
      <AllocationBar
        current={peak.load}
        max={maxCapacity}
        label={`Highest load of ${engineerName(assignment)} in these dates`}
      />
      <Peak $over={isOver}>
        {isOver && <TriangleAlert size={12} aria-hidden="true" />}
        <WhyButton
          says={says}
          engineerId={engineerId._id}
          span={{ startDate, endDate }}
          planned={{ replaces: _id, startDate, endDate, allocationPercentage }}
        >
          {says}
        </WhyButton>
      </Peak>
    </div>
  );
}
