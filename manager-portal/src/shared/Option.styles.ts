import { styled } from 'styled-components';

export const Option = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
`;

export const OptionTexts = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
`;

/** On the line below the name. */
export const Details = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  min-width: 0;

  > :last-child:not(:first-child) {
    flex: none;
  }
`;

export const OptionName = styled.span`
  overflow: hidden;
  color: var(--text-primary);
  font: var(--type-small);
  font-weight: var(--font-weight-medium);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Detail = styled.span`
  overflow: hidden;
  color: var(--text-secondary);
  font: var(--type-caption);
  text-overflow: ellipsis;
  white-space: nowrap;
`;
