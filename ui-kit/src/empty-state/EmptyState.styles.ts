import styled from 'styled-components';

export const Center = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding: var(--space-10) var(--space-4);
  color: var(--text-secondary);
  font: var(--type-small);
  text-align: center;
  text-wrap: balance;
`;

export const Tile = styled.span<{ $error: boolean }>`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  margin-bottom: var(--space-3);
  border: 1px solid ${({ $error }) => ($error ? 'transparent' : 'var(--border-hairline)')};
  border-radius: var(--radius-lg);
  background: ${({ $error }) => ($error ? 'var(--status-red-bg)' : 'var(--bg-subtle)')};
  color: ${({ $error }) => ($error ? 'var(--status-red-solid)' : 'var(--text-tertiary)')};
`;
