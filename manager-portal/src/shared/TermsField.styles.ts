import { media } from '@erm/ui-kit/styles';
import styled from 'styled-components';

export const TermsBox = styled.div`
  min-inline-size: 0;
`;

/** Inline with the input. */
export const Terms = styled.ul`
  display: contents;
  list-style: none;
`;

export const Term = styled.li`
  display: inline-flex;
  align-items: center;
  max-inline-size: 100%;
  min-block-size: 24px;
  padding-inline-start: 6px;
  border: 1px solid var(--border-hairline);
  border-radius: var(--radius-sm);
  background: var(--bg-subtle);
  color: var(--text-primary);
  font: var(--type-caption);

  span {
    overflow-wrap: anywhere;
  }
`;

export const Remove = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  inline-size: 24px;
  block-size: 24px;
  border: 0;
  border-radius: var(--radius-sm);
  background: none;
  color: var(--text-tertiary);
  cursor: pointer;

  &:hover {
    color: var(--text-primary);
  }

  &:focus-visible {
    outline: 2px solid var(--accent-ring);
    outline-offset: -2px;
  }

  ${media.touch} {
    inline-size: 44px;
    block-size: 44px;
  }
`;
