import styled from 'styled-components';

export const PhoneGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  gap: 2px;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
`;

export const PhoneColumn = styled.li`
  position: relative;
  display: grid;
  gap: var(--space-1);
  color: var(--text-secondary);
  font: var(--type-micro);
  font-weight: var(--font-weight-regular);
  text-align: center;
`;

export const PhoneCell = styled.span<{ $over: boolean }>`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 1px;
  block-size: 30px;
  border-radius: var(--radius-xs);
  background: ${({ $over }) =>
    $over
      ? 'var(--load-over)'
      : 'linear-gradient(var(--load-fill-soft) 0 0) bottom / 100% var(--filled) no-repeat, var(--load-track)'};
  color: ${({ $over }) => ($over ? 'var(--status-red-on-solid)' : 'var(--text-primary)')};
  font: var(--type-micro);
  overflow: hidden;

  /* The label below is part of the tap target. */
  &:is(button)::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;
