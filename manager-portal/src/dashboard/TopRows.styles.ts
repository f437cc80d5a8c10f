import { styled } from 'styled-components';

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Name, bar, and badge. On phones, the bar is on a separate line. */
export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  min-block-size: 68px;
  padding: var(--space-3) var(--space-5);

  & + & {
    border-block-start: 1px solid var(--border-hairline);
  }

  > :first-child {
    flex: 1 1 0;
    min-width: 96px;
  }

  @media (max-width: 639.98px) {
    flex-wrap: wrap;
    padding-inline: var(--space-4);
  }
`;

export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);

  @media (min-width: 640px) {
    && {
      min-width: 212px;
    }
  }
`;

export const Texts = styled.div`
  flex: 1;
  min-width: 0;
`;

export const RowName = styled.p`
  color: var(--text-primary);
  font: var(--type-body);
  font-weight: var(--font-weight-medium);
  overflow-wrap: anywhere;
`;

export const Detail = styled.p`
  color: var(--text-secondary);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
`;

export const Bar = styled.div`
  flex: 1.4 1 0;
  min-width: 120px;

  @media (max-width: 639.98px) {
    flex: 1 0 100%;
    order: 1;
  }
`;

export const Places = styled.div`
  flex: none;

  @media (max-width: 639.98px) {
    display: none;
  }
`;

export const Badge = styled.div`
  display: flex;
  flex: none;
  justify-content: flex-end;
  min-width: 100px;
`;
