import styled from 'styled-components';

export const Numbers = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-10);
  margin: 0;

  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }

  dt {
    font: var(--type-caption);
    color: var(--text-secondary);
  }

  dd {
    margin: 0;
    font: var(--type-title);
  }
`;

export const Caption = styled.p`
  margin: var(--space-3) 0 var(--space-2);
  font: var(--type-caption);
  color: var(--text-secondary);
`;
