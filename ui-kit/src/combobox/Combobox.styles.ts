import styled from 'styled-components';
import { InputBox } from '../text-field/TextField.styles';

export const Box = styled(InputBox)`
  > :not(input, svg, button) {
    margin-inline-start: 9px;
  }

  > :not(input, svg) + input {
    padding-inline-start: var(--space-2);
  }

  > input {
    padding-inline-end: var(--space-2);
    text-overflow: ellipsis;
  }

  > svg:last-child {
    margin-inline: 0 9px;
    pointer-events: none;
  }
`;

export const Message = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 48px;
  padding: var(--space-2) 14px;
  color: var(--text-secondary);
  font: var(--type-small);

  > button {
    margin-inline-start: auto;
  }
`;
