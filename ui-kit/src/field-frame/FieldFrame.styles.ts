import styled, { css } from 'styled-components';
import { visuallyHidden } from '../visually-hidden';

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-1-5);
  min-width: 0;
`;

const labelStyle = css`
  color: var(--text-primary);
  font: var(--type-small);
  font-weight: var(--font-weight-medium);
`;

export const Label = styled.label<{ $hidden: boolean }>`
  ${labelStyle}
  align-self: flex-start;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

export const Optional = styled.span`
  color: var(--text-tertiary);
  font-weight: var(--font-weight-regular);
`;

export const Hint = styled.p`
  color: var(--text-tertiary);
  font: var(--type-caption);
`;

export const FieldError = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--space-1-5);
  color: var(--status-red-fg);
  font: var(--type-caption);

  svg {
    margin-top: 1px;
    color: var(--status-red-solid);
  }
`;

/** Labels a group of controls, for which `label` doesn't work. */
export const GroupLabel = styled.span`
  ${labelStyle}
`;
