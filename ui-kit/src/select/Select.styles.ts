import styled from 'styled-components';
import { controlBox } from '../theme/control.styles';

export const Trigger = styled.button`
  ${controlBox}
  display: flex;
  align-items: center;
  gap: var(--space-2);
  block-size: var(--size-control-md);
  padding-inline: 11px 9px;
  text-align: start;

  /* Clicking a button shows no focus ring, but an open list needs a visible owner. */
  &[aria-expanded='true'] {
    outline: 2px solid var(--accent-ring);
    outline-offset: -1px;
    border-color: transparent;
    box-shadow: none;
  }

  > svg:last-child {
    color: var(--text-tertiary);
  }
`;

/** The label, in the control. */
export const Inside = styled.span`
  color: var(--text-secondary);
`;

export const Value = styled.span<{ $placeholder: boolean }>`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  color: ${({ $placeholder }) => ($placeholder ? 'var(--text-tertiary)' : 'inherit')};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
