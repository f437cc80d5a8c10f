import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { WhyButton } from './WhyButton';
import type { WhyQuestion } from './why-question';

const Frame = styled.div`
  position: relative;
`;

/** Over the chart, whose own role and name it leaves as they are. */
const Cover = styled(WhyButton)`
  position: absolute;
  inset: -4px;

  &:hover {
    outline: 1px solid var(--border-control);
  }
`;

/** A chart of loads that opens what each of its numbers is made of. */
export function WhyChart({ children, ...question }: WhyQuestion & { children: ReactNode }) {
  return (
    <Frame>
      {children}
      <Cover {...question} eachStep />
    </Frame>
  );
}
