import { media } from '@erm/ui-kit/styles';
import styled from 'styled-components';

export const Columns = styled.div`
  column-gap: var(--space-8);
  columns: 2;

  ${media.phone} {
    columns: 1;
  }
`;

export const Section = styled.section`
  margin-block-end: var(--space-5);
  break-inside: avoid;

  h3 {
    margin-block-end: var(--space-2);
    font: var(--type-small);
    font-weight: var(--font-weight-semibold);
  }
`;

export const List = styled.dl`
  display: grid;
  gap: var(--space-1);
  font: var(--type-small);

  div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    min-block-size: 24px;
  }

  dd {
    margin: 0;
    white-space: nowrap;
  }
`;

export const Keys = styled.span`
  display: inline-flex;
  gap: var(--space-1);
`;

export const Key = styled.kbd`
  min-inline-size: 20px;
  padding-inline: 6px;
  border: 1px solid var(--border-default);
  border-radius: var(--radius-xs);
  background: var(--bg-subtle);
  color: var(--text-secondary);
  font: var(--type-micro);
  line-height: 18px;
  text-align: center;
`;
