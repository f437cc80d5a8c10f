import styled from 'styled-components';

export const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  font: var(--type-heading);

  > svg {
    flex: none;
    color: var(--status-red-fg);
  }
`;

export const Muted = styled.p`
  color: var(--text-secondary);
`;

export const Options = styled.fieldset`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Option = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-3);
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--border-default);
  border-radius: var(--radius-md);
  cursor: pointer;

  &:has(:checked) {
    border-color: var(--border-control);
    background: var(--bg-active);
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--accent-ring);
    outline-offset: 1px;
  }

  input {
    inline-size: 16px;
    block-size: 16px;
    margin: 2px 0 0;
    outline: none;
    accent-color: var(--text-primary);
  }
`;

export const Texts = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Name = styled.span`
  display: block;
  color: var(--text-primary);
  font-weight: var(--font-weight-medium);
`;

export const Consequence = styled.span`
  display: block;
  color: var(--text-secondary);
  font: var(--type-caption);
`;

export const Peak = styled.span`
  color: var(--text-primary);
  font-weight: var(--font-weight-medium);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-2);
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--border-hairline);
`;
