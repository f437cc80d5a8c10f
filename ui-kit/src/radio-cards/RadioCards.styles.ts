import styled from 'styled-components';
import { media } from '../theme/media';

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(140px, 100%), 1fr));
  gap: var(--space-2);
`;

export const Card = styled.label`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  min-height: var(--size-control-md);
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--border-control);
  border-radius: var(--radius-md);
  background: var(--control-bg, var(--bg-inset));
  cursor: pointer;
  transition: border-color var(--duration-fast) var(--easing-out);

  ${media.hover} {
    &:hover {
      border-color: var(--border-control-hover);
    }
  }

  &[data-invalid='true'] {
    border-color: var(--status-red-solid);
    box-shadow: inset 0 0 0 1px var(--status-red-solid);
  }

  &:has(> input:checked) {
    border-color: var(--accent-solid);
    box-shadow: inset 0 0 0 1px var(--accent-solid);
  }

  &:has(> input:focus-visible) {
    outline: 2px solid var(--accent-ring);
    outline-offset: 2px;
  }

  &:has(> input:disabled) {
    border-color: var(--border-default);
    background: var(--bg-subtle);
    color: var(--text-tertiary);
    cursor: not-allowed;

    ${media.forcedColors} {
      &,
      * {
        border-color: GrayText;
        color: GrayText;
      }
    }
  }

  > svg {
    margin-top: 2px;
    color: var(--text-tertiary);
  }
`;

export const Radio = styled.input`
  flex-shrink: 0;
  appearance: none;
  width: 16px;
  height: 16px;
  margin-top: 2px;
  border: 1px solid var(--border-control);
  border-radius: 50%;
  background: var(--bg-sheet);
  cursor: inherit;

  &:checked {
    border: 5px solid var(--accent-solid);
    background: var(--accent-on-solid);
  }

  &:focus-visible {
    outline: none;
  }

  ${media.forcedColors} {
    appearance: auto;
  }
`;

export const OptionLabel = styled.span`
  display: block;
  font-weight: var(--font-weight-medium);
`;

export const Description = styled.span`
  display: block;
  color: var(--text-tertiary);
  font: var(--type-caption);
`;
