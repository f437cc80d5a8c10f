import styled, { css } from 'styled-components';
import { media } from '../theme/media';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** A loading button ignores clicks as well, but keeps its full color. */
const disabled = "&:is(:disabled, [aria-disabled='true']):not([aria-busy])";

const hovers = (rules: ReturnType<typeof css>) => css`
  ${media.hover} {
    &:hover:where(:not(:disabled, [aria-disabled='true'])) {
      ${rules}
    }
  }
`;

const actives = (rules: ReturnType<typeof css>) => css`
  &:active:where(:not(:disabled, [aria-disabled='true'])) {
    ${rules}
  }
`;

const variants = {
  primary: css`
    background: var(--action-bg);
    color: var(--action-fg);
    ${hovers(css`
      background: var(--action-bg-hover);
    `)}
    ${actives(css`
      background: var(--action-bg-active);
    `)}
  `,
  secondary: css`
    border-color: var(--border-default);
    background: var(--bg-raised);
    box-shadow: var(--shadow-control);
    ${hovers(css`
      border-color: var(--border-control);
      background: var(--bg-hover);
    `)}
    ${actives(css`
      background: var(--bg-active);
    `)}
    ${disabled} {
      background: var(--bg-raised);
      border-color: var(--border-hairline);
    }
  `,
  ghost: css`
    color: var(--text-secondary);
    ${hovers(css`
      background: var(--bg-hover);
      color: var(--text-primary);
    `)}
    ${actives(css`
      background: var(--bg-active);
      color: var(--text-primary);
    `)}
    ${disabled} {
      background: none;
    }
  `,
  danger: css`
    background: var(--status-red-solid);
    color: var(--status-red-on-solid);
    ${hovers(css`
      background: color-mix(in srgb, var(--status-red-solid) 88%, var(--text-primary));
    `)}
    ${actives(css`
      background: color-mix(in srgb, var(--status-red-solid) 80%, var(--text-primary));
    `)}
  `,
} as const;

// Horizontal padding is reduced by the width of the spinner and its gap, so a loading button keeps its width.
const sizes = {
  sm: { padding: 9, gap: 6, font: '500 13px/18px var(--font-sans)' },
  md: { padding: 14, gap: 8, font: '500 14px/20px var(--font-sans)' },
  lg: { padding: 16, gap: 8, font: '500 15px/20px var(--font-sans)' },
} as const;

export const spinnerSize = 12;
const spinnerGap = 6;

/**
 * Wraps the text, which a translation may replace, so that the spinner can come and go beside it. The button lays out
 * its children.
 */
export const Content = styled.span`
  display: contents;
`;

/** With reduced motion, the hidden spinner still takes up space. */
export const StyledButton = styled.button<{
  $variant: ButtonVariant;
  $size: ButtonSize;
  $fullWidth: boolean;
  $hasExtraSpinner: boolean;
}>`
  --still-spinner: block;

  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${({ $size, $hasExtraSpinner }) => ($hasExtraSpinner ? spinnerGap : sizes[$size].gap)}px;
  width: ${({ $fullWidth }) => ($fullWidth ? '100%' : 'auto')};
  min-height: ${({ $size }) => `var(--size-control-${$size})`};
  padding: 0
    ${({ $size, $hasExtraSpinner }) =>
      sizes[$size].padding - ($hasExtraSpinner ? (spinnerSize + spinnerGap) / 2 : 0)}px;
  border: 1px solid transparent;
  border-radius: var(--radius-md);
  color: var(--text-primary);
  font: ${({ $size }) => sizes[$size].font};
  text-align: center;
  text-decoration: none;
  user-select: none;
  transition:
    background-color var(--duration-fast) var(--easing-out),
    border-color var(--duration-fast) var(--easing-out);

  ${({ $variant }) => variants[$variant]}

  ${disabled} {
    color: var(--text-disabled);
    box-shadow: none;
    ${({ $variant }) =>
      ($variant === 'primary' || $variant === 'danger') &&
      css`
        background: var(--bg-active);
      `}
  }

  svg {
    flex-shrink: 0;
  }

  ${media.forcedColors} {
    border-color: ButtonBorder;

    &:disabled,
    &[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
