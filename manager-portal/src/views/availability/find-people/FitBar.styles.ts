import { media } from '@erm/ui-kit/styles';
import styled from 'styled-components';
import { asTable } from './Results.styles';

export const FitBox = styled.div`
  display: grid;
  gap: var(--space-1);
  min-inline-size: 0;
  color: var(--text-secondary);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
`;

export const Bar = styled.div`
  display: flex;
  gap: 1px;
  block-size: 8px;
  max-inline-size: 240px;
  border-radius: var(--radius-pill);
  background: var(--load-track);
  overflow: hidden;

  ${media.phone} {
    display: none;
  }
`;

export const Part = styled.div`
  ${media.forcedColors} {
    border-inline-end: 2px solid Canvas;
    background: CanvasText !important;
    forced-color-adjust: none;
  }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  margin-inline-start: auto;
  padding: 0;
  color: var(--text-secondary);
  font: var(--type-caption);
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: var(--space-1-5);
  }

  ${media.phone} {
    display: none;
  }
`;

export const Key = styled.span`
  inline-size: 10px;
  block-size: 10px;
  border-radius: 2px;
`;

export const Words = styled.span`
  display: block;

  &::first-letter {
    text-transform: uppercase;
  }
`;

/** Without a column of its own. */
export const Total = styled.span`
  strong {
    color: var(--text-primary);
    font-weight: var(--font-weight-semibold);
  }

  ${asTable} {
    display: none;
  }
`;
