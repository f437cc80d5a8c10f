import styled from 'styled-components';
import { visuallyHidden } from '../visually-hidden';
import { media } from '../theme/media';

export const Segments = styled.div`
  display: grid;
  grid-template-columns: repeat(3, auto);
  padding: 1px;
  border-radius: calc(var(--radius-md) + 1px);
  background: var(--bg-active);
`;

export const Segment = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-height: 30px;
  padding: 0 var(--space-2);
  border: 1px solid transparent;
  border-radius: var(--radius-md);
  color: var(--text-tertiary);
  font: var(--type-caption);
  font-weight: var(--font-weight-medium);
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

  &:has(:focus-visible) {
    outline: 2px solid var(--accent-ring);
    outline-offset: 2px;
  }

  ${media.hover} {
    &:hover {
      color: var(--text-primary);
    }
  }

  ${media.touch} {
    min-height: 42px;
  }

  ${media.forcedColors} {
    &:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
