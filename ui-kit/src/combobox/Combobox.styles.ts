import styled, { css } from 'styled-components';
import { InputBox } from '../text-field/TextField.styles';

/** What was chosen before, and the text after it. */
export const Contents = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: var(--space-1);
  align-items: center;
  align-self: stretch;
  min-inline-size: 0;
  padding-inline-start: var(--space-2);

  > input {
    flex: 1 1 72px;
    min-inline-size: 0;
    block-size: 100%;
    padding: 0 var(--space-2) 0 0;
    border: 0;
    border-radius: inherit;
    background: none;
    outline: none;
    text-overflow: ellipsis;
  }
`;

export const Box = styled(InputBox)<{ $grows: boolean }>`
  ${({ $grows }) =>
    $grows &&
    css`
      height: auto;
      min-height: var(--size-control-md);

      > ${Contents} {
        padding-block: 3px;

        > input {
          block-size: 28px;
        }
      }
    `}

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
