import { media } from '@erm/ui-kit/core';
import styled from 'styled-components';
import { controlBox } from '../theme/control.styles';

export const Box = styled.div`
  ${controlBox}
  display: grid;
  grid-template-columns: var(--size-control-md) minmax(44px, 1fr) var(--size-control-md);
  block-size: var(--size-control-md);

  > input {
    /* Leaves room for the error border drawn inside the box. */
    margin-block: 1px;
    min-width: 0;
    padding: 0;
    border: 0;
    border-inline: 1px solid var(--border-hairline);
    background: none;
    font-weight: var(--font-weight-medium);
    font-variant-numeric: tabular-nums;
    text-align: center;
    outline: none;
  }

  > button {
    display: grid;
    place-items: center;
    border-radius: calc(var(--radius-md) - 1px);
    color: var(--text-secondary);

    &:disabled,
    &[aria-disabled] {
      color: var(--text-disabled);
    }

    ${media.hover} {
      &:hover:not(:disabled, [aria-disabled]) {
        background: var(--bg-hover);
        color: var(--text-primary);
      }
    }
  }
`;
