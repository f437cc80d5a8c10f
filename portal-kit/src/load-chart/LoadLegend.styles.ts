import styled from 'styled-components';
import { Added, Current, Over } from './LoadChart.styles';

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  padding: 0;
  color: var(--text-secondary);
  font: var(--type-caption);
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    gap: var(--space-1-5);
  }
`;

const SIZE = { style: { inlineSize: 10, blockSize: 10 } };

export const CurrentKey = styled(Current).attrs(SIZE)``;
export const AddedKey = styled(Added).attrs(SIZE)``;
export const OverKey = styled(Over).attrs(SIZE)``;
