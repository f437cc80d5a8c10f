import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { WhyButton } from './WhyButton';
import type { WhyQuestion } from './why-question';

const Frame = styled.div`
  position: relative;
`;

/** Overlays the chart, which keeps its own role and name. */
const Cover = styled(WhyButton)`
  position: absolute;
  inset: -4px;

  &:hover {
    outline: 1px solid var(--border-control);
  }
`;

/** A load chart whose numbers open their breakdown. */
export function WhyChart({ children, ...question }: WhyQuestion & { children: ReactNode }) {
  return (
    <Frame>
      {children}
      <Cover {...question} eachStep />
    </Frame>
  );
}
