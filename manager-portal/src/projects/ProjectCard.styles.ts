import { titleWhenCut } from '@erm/ui-kit/data';
import { Card } from '@erm/ui-kit/layout';
import { styled } from 'styled-components';

export const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  scroll-margin-block: calc(var(--page-top, 0px) + var(--space-6)) var(--space-6);
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-4);
  padding: var(--space-5);
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-3);
`;

export const Name = styled.h2`
  min-width: 0;
  font: var(--type-heading);
  letter-spacing: var(--tracking-heading);
  overflow-wrap: anywhere;
`;

export const Description = styled.p.attrs(titleWhenCut)`
  display: -webkit-box;
  min-block-size: 40px;
  margin-block-start: calc(-1 * var(--space-3));
  overflow: hidden;
  color: var(--text-secondary);
  font: var(--type-small);
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const Places = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  font-variant-numeric: tabular-nums;

  > strong {
    color: var(--text-primary);
    font-weight: var(--font-weight-medium);
  }

  > :last-child {
    font: var(--type-caption);
  }
`;

/** Pushes its content to the bottom of the card. */
export const Push = styled.div`
  margin-block-start: auto;
  overflow-wrap: anywhere;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding: var(--space-3);
  border-block-start: 1px solid var(--border-hairline);

  > :first-child {
    margin-inline-end: auto;
  }
`;
