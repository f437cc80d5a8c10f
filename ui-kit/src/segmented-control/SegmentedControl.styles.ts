import styled from 'styled-components';
import { media } from '../theme/media';
import { visuallyHidden } from '../visually-hidden';

export const Segments = styled.div`
  display: grid;
  grid-auto-flow: column;
  padding: 1px;
  border-radius: calc(var(--radius-md) + 1px);
  background: var(--bg-active);

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export type SegmentSize = 'sm' | 'md';

export const Segment = styled.label<{ $size: SegmentSize }>`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-height: ${({ $size }) => ($size === 'md' ? '34px' : '30px')};
  padding: 0 ${({ $size }) => ($size === 'md' ? 'var(--space-3)' : 'var(--space-2)')};
  border: 1px solid transparent;
  border-radius: var(--radius-md);
  color: var(--text-tertiary);
  font: ${({ $size }) => ($size === 'md' ? 'var(--type-small)' : 'var(--type-caption)')};
  font-weight: var(--font-weight-medium);
  white-space: ${({ $size }) => ($size === 'md' ? 'nowrap' : 'normal')};
  text-align: center;
  cursor: pointer;

  > input {
    ${visuallyHidden}
  }

  &:has(:checked) {
    border-color: var(--border-hairline);
    background: var(--bg-raised);
    color: var(--text-primary);
    box-shadow: var(--shadow-control);
  }

  /* With more contrast, or colors of the reader's own, the choice is outlined enough, and this would be too light for it. */
  @media (prefers-contrast: no-preference) {
    :root[data-theme='dark'] &:has(:checked) {
      border-color: var(--border-control-hover);
      background: color-mix(in srgb, var(--border-control) 38%, var(--bg-active));
    }
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--accent-ring);
    outline-offset: 2px;
  }

  &:has(:disabled) {
    color: var(--text-disabled);
    cursor: not-allowed;
  }

  ${media.hover} {
    &:hover:not(:has(:disabled)) {
      color: var(--text-primary);
    }
  }

  ${media.touch} {
    min-height: calc(var(--size-control-touch) - 2px);
  }

  ${media.forcedColors} {
    &:has(:checked) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    &:has(:focus-visible) {
      outline-color: Highlight;
    }

    &:has(:disabled) {
      color: GrayText;
    }

    &:has(:checked:disabled) {
      background: GrayText;
      color: Canvas;
    }
  }
`;
