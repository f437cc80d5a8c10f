import { media } from '@erm/ui-kit/core';
import styled, { css } from 'styled-components';
import { floatingSurface } from '../floating/surface.styles';

export const Popup = styled.div`
  ${floatingSurface}
  z-index: var(--z-dialog-popover);
  display: flex;
  flex-direction: column;
  overflow: hidden;
`;

export const Options = styled.div`
  position: relative;
  min-block-size: 0;
  padding: var(--space-1);
  overflow-y: auto;
  overscroll-behavior: contain;

  &:empty {
    display: none;
  }
`;

export const Option = styled.div<{ $active: boolean; $tall: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: ${({ $tall }) => ($tall ? 48 : 32)}px;
  /* Skips layout and paint for options outside the visible part of a long list. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto ${({ $tall }) => ($tall ? 48 : 32)}px;
  padding: var(--space-1) 10px;
  border-radius: var(--radius-sm);
  ${({ $active }) =>
    $active &&
    css`
      --avatar-bg: var(--bg-raised);
      background: var(--bg-active);
    `}
  font: var(--type-small);
  cursor: pointer;

  > svg {
    color: var(--text-tertiary);
  }

  ${media.touch} {
    min-block-size: ${({ $tall }) => ($tall ? 52 : 44)}px;
  }

  ${media.forcedColors} {
    outline: ${({ $active }) => ($active ? '2px solid Highlight' : 'none')};
    outline-offset: -2px;
  }
`;

export const Note = styled.span`
  color: var(--text-secondary);
  font: var(--type-caption);
  white-space: nowrap;
`;

/** Grows, so that anything after it is pushed to the end. */
export const OptionText = styled.span`
  flex: 1;
  min-width: 0;
`;
