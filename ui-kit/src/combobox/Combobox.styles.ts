import styled from 'styled-components';
import { bareInput, InputBox } from '../text-field/TextField.styles';

/** Chips, followed by the text input. */
export const Contents = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: var(--space-1);
  align-items: center;
  align-self: stretch;
  min-width: 0;
  padding-block: 3px;
  padding-inline-start: var(--space-2);

  > input {
    ${bareInput}
    flex-basis: 72px;
    align-self: stretch;
    height: auto;
    min-height: 28px;
    padding-inline-end: var(--space-2);
    text-overflow: ellipsis;
  }
`;

export const Box = styled(InputBox)`
  height: auto;
  min-height: var(--size-control-md);

  > :not(svg, button, ${Contents}) {
    margin-inline-start: 9px;
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
