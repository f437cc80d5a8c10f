import { media } from '@erm/ui-kit/core';
import styled, { css } from 'styled-components';
import { titleWhenCut } from '../overflow/title-when-cut';
import type { Tone } from './tones';

const tinted = css<{ $tone: Tone | 'neutral' }>`
  --glyph-cut: var(--status-${({ $tone }) => $tone}-bg);
  border-color: transparent;
  background: var(--status-${({ $tone }) => $tone}-bg);
  color: var(--status-${({ $tone }) => $tone}-fg);
`;

const outlined = css`
  border-color: var(--border-default);
  color: var(--text-primary);
`;

/** Forced colors remove backgrounds, so the shape needs a border. */
export const Shape = styled.span<{ $tone: Tone | 'neutral' }>`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-height: 22px;
  max-width: 100%;
  padding: 0 7px;
  border: 1px solid;
  border-radius: 6px;
  font: var(--type-caption);
  font-weight: var(--font-weight-medium);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${({ $tone }) => ($tone === 'neutral' ? outlined : tinted)}

  > svg {
    width: 13px;
    height: 13px;
    flex: none;
  }

  ${media.forcedColors} {
    --glyph-cut: Canvas;
    border-color: currentColor;
  }
`;

/** Truncates long text with an ellipsis instead of widening the table or card. */
export const Text = styled.span.attrs(titleWhenCut)`
  overflow: hidden;
  text-overflow: ellipsis;
`;
