import { css } from 'styled-components';
import { media } from './media';

/**
 * The box shared by all fields: border, hover, error and disabled styles, and a focus ring that replaces the border.
 * Apply it to the element that looks like the field; it responds to its own state and that of a control inside it.
 */
export const controlBox = css`
  width: 100%;
  min-height: var(--size-control-md);
  border: 1px solid var(--border-control);
  border-radius: var(--radius-md);
  background: var(--control-bg, var(--bg-inset));
  color: var(--text-primary);
  font: var(--type-field);
  transition: border-color var(--duration-fast) var(--easing-out);

  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: var(--border-control-hover);
    }
  }

  &[aria-invalid='true'],
  &[data-invalid='true'],
  &:has(> [aria-invalid='true']) {
    border-color: var(--status-red-solid);
    box-shadow: inset 0 0 0 1px var(--status-red-solid);
  }

  &:focus-visible,
  &:has(> input:focus-visible) {
    outline: 2px solid var(--accent-ring);
    outline-offset: -1px;
    border-color: transparent;
    box-shadow: none;
  }

  &[aria-invalid='true']:focus-visible,
  &[data-invalid='true']:focus-visible,
  &:has(> input[aria-invalid='true']:focus-visible) {
    outline-color: var(--status-red-solid);
  }

  &:disabled,
  &:has(> input:disabled) {
    border-color: var(--border-default);
    background: var(--bg-subtle);
    color: var(--text-tertiary);
    cursor: not-allowed;
  }
`;
