import { media } from '@erm/ui-kit/core';
import styled, { css } from 'styled-components';
import { iconInk, iconMask } from '../icon/Icon.styles';
import { iconPaths } from '../icon';
import { touchTarget } from '../theme/touch-target';

const cue = (path: string) => css`
  &::before {
    ${iconInk}
    inline-size: 12px;
    block-size: 12px;
    mask: ${iconMask(path)} center / contain no-repeat;
    content: '';
  }
`;

const states = {
  neutral: css`
    border-color: var(--border-hairline);
    background: var(--bg-subtle);
    color: var(--text-secondary);
  `,
  covered: css`
    border-color: transparent;
    background: var(--status-green-bg);
    color: var(--status-green-fg);
    ${cue(iconPaths.check)}
  `,
  missing: css`
    border-style: dashed;
    border-color: var(--status-yellow-solid);
    color: var(--status-yellow-fg);
    ${cue(iconPaths.warning)}
  `,
};

/** A plain chip, or one from a required set that is present (`covered`) or absent (`missing`). */
export type ChipState = keyof typeof states;

export const Shape = styled.span<{ $state: ChipState }>`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: 22px;
  max-width: 100%;
  padding: 0 6px;
  border: 1px solid;
  border-radius: var(--radius-sm);
  font: var(--type-caption);
  ${({ $state }) => states[$state]}

  ${media.forcedColors} {
    border-color: currentColor;
  }
`;

export const Text = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
  min-width: 0;
  padding: 0;
  list-style: none;
`;

/** 24 px: the minimum target size of WCAG 2.5.8. */
export const More = styled.button`
  position: relative;
  min-width: 24px;
  min-height: 24px;
  padding: 0 3px;
  border-radius: var(--radius-sm);
  color: var(--text-tertiary);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
  ${touchTarget}

  ${media.hover} {
    &:hover {
      background: var(--bg-hover);
      color: var(--text-primary);
    }
  }
`;
