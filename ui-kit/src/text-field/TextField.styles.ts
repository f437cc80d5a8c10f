import styled, { css } from 'styled-components';
import { controlBox } from '../theme/control.styles';

export type ControlSize = 'md' | 'lg';

export const Input = styled.input<{ $size: ControlSize }>`
  ${controlBox}
  height: ${({ $size }) => `var(--size-control-${$size})`};
  padding: 0 11px;
`;

/** Of an input in a box that looks like one. */
export const bareInput = css`
  flex: 1;
  min-width: 0;
  height: 100%;
  border: 0;
  border-radius: inherit;
  background: none;
  outline: none;
`;

/** The box around an input with an icon or a button inside it. */
export const InputBox = styled.div<{ $size: ControlSize }>`
  ${controlBox}
  display: flex;
  align-items: center;
  height: ${({ $size }) => `var(--size-control-${$size})`};

  > svg {
    margin-inline-start: 11px;
    color: var(--text-tertiary);
  }

  > input {
    ${bareInput}
    padding: 0 11px;
  }

  > svg + input {
    padding-inline-start: var(--space-2);
  }

  > button {
    margin-inline-end: 3px;
  }
`;
