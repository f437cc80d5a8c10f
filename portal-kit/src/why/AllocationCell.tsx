import { AllocationBar } from '@erm/ui-kit/data';
import { styled } from 'styled-components';
import { WhyButton } from './WhyButton';
import type { WhyQuestion } from './why-question';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-2);

  > :first-child {
    width: 64px;
  }

  > :last-child {
    min-width: 40px;
    text-align: end;
  }
`;

interface AllocationCellProps {
  /** Percent of a full-time day. */
  percent: number;
  /** Describes the allocation for screen readers. */
  label: string;
  /** Opens the breakdown of the engineer's load in these dates. */
  why?: WhyQuestion | null;
}

/** An assignment's allocation in a table, as a bar and a number. */
export function AllocationCell({ percent, label, why }: AllocationCellProps) {
  return (
    <Root>
      <AllocationBar size="sm" current={percent} max={100} label={label} />
      {why ? <WhyButton {...why}>{percent}%</WhyButton> : <span>{percent}%</span>}
    </Root>
  );
}
