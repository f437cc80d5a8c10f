import styled from 'styled-components';

export const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  min-height: calc(100dvh - 16px);
  margin: 8px;
  border: 1px solid var(--border-hairline);
  border-radius: 12px;
  background: var(--bg-sheet);
`;

export const Brand = styled.header`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 22px 24px;
  font-weight: var(--font-weight-semibold);
`;

export const Body = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding: var(--space-4) var(--space-4) 96px;
  overflow-wrap: anywhere;
  text-align: center;
`;

export const Tile = styled.div`
  display: grid;
  width: 56px;
  height: 56px;
  border: 1px solid var(--border-hairline);
  border-radius: 14px;
  background: var(--bg-subtle);
  color: var(--text-secondary);
  place-items: center;
`;

export const Title = styled.h1`
  margin-top: var(--space-5);
  font: var(--type-title);
  letter-spacing: var(--tracking-title);
`;

export const Text = styled.p`
  margin: var(--space-2) 0 var(--space-6);
  color: var(--text-secondary);
`;

export const SignedInAs = styled.p`
  margin-top: var(--space-5);
  color: var(--text-tertiary);
  font: var(--type-caption);
`;
