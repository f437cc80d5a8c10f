import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../spinner';
import { Content, spinnerSize, StyledButton, type ButtonSize, type ButtonVariant } from './Button.styles';

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  /** At most one primary button per view; danger only inside a confirm dialog. */
  variant?: ButtonVariant;
  /** 28, 36 (`md`, the default) or 40 px high; on touch devices 36 px for `sm`, otherwise 44 px. */
  size?: ButtonSize;
  /** Ignores clicks and shows a spinner before the label, while keeping the button's width and focus. */
  loading?: boolean;
  /** Icon before the label: 16 px, or 14 px in a small button. */
  icon?: ReactNode;
  /** Stretches to the width of the container instead of fitting the label. */
  fullWidth?: boolean;
};

/** Does something where it is: saves, opens, adds, deletes. */
export function Button({
  variant = 'secondary',
  size = 'md',
  loading = false,
  icon,
  fullWidth = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // Not `disabled` while loading: that would drop keyboard focus to the body.
  const ignoreClick = (event: MouseEvent) => event.preventDefault();
  return (
    <StyledButton
      $variant={variant}
      $size={size}
      $fullWidth={fullWidth}
      $hasExtraSpinner={loading && icon === undefined}
      type={type}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? ignoreClick : onClick}
      {...rest}
    >
      {loading ? <Spinner size={icon === undefined ? spinnerSize : size === 'sm' ? 14 : 16} /> : icon}
      <Content>{children}</Content>
    </StyledButton>
  );
}
