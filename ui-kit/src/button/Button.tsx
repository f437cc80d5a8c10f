import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../spinner';
import { spinnerSize, StyledButton, type ButtonSize, type ButtonVariant } from './Button.styles';

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  /** One primary per view; danger only inside a confirm dialog. */
  variant?: ButtonVariant;
  /** 28, 36 (`md`, the rule) or 40 px high, 44 for touch. */
  size?: ButtonSize;
  /** Takes no press, shows a spinner before the label, and keeps its width and the focus. */
  loading?: boolean;
  /** 16 px icon before the label, 14 px in a small button. */
  icon?: ReactNode;
  /** As wide as what it stands in; otherwise as its label. */
  fullWidth?: boolean;
};

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
  // A loading button is not `disabled`: that would drop the keyboard's focus to the page.
  const refuse = (event: MouseEvent) => event.preventDefault();
  return (
    <StyledButton
      $variant={variant}
      $size={size}
      $fullWidth={fullWidth}
      $widensBySpinner={loading && icon === undefined}
      type={type}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? refuse : onClick}
      {...rest}
    >
      {loading ? <Spinner size={icon === undefined ? spinnerSize : size === 'sm' ? 14 : 16} /> : icon}
      {children}
    </StyledButton>
  );
}
