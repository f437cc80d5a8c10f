import styled from 'styled-components';
import { media } from '../theme/media';

const FONT_SIZE = { 20: 9, 22: 9, 28: 11, 32: 12, 36: 13, 48: 16 } as const;

/** Diameter in px: 20 in compact rows, 22 in fields, 28 in table rows, 32 and 36 in lists, 48 on a profile. */
export type AvatarSize = keyof typeof FONT_SIZE;

export const Disc = styled.span<{ $size: AvatarSize }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border-radius: 50%;
  background: var(--avatar-bg, var(--bg-active));
  color: var(--text-secondary);
  font-size: ${({ $size }) => FONT_SIZE[$size]}px;
  font-weight: var(--font-weight-semibold);
  line-height: 1;
  user-select: none;

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;
