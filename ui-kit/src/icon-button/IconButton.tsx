import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button';
import type { ButtonSize, ButtonVariant } from '../button/Button.styles';

/** With reduced motion the spinner stays visible but static: no adjacent text would indicate the loading state. */
const Square = styled(Button)<{ $icon: ButtonSize }>`
  width: ${({ $icon }) => ($icon === 'sm' ? 'var(--size-control-icon)' : `var(--size-control-${$icon})`)};
  min-height: ${({ $icon }) => ($icon === 'sm' ? 'var(--size-control-icon)' : `var(--size-control-${$icon})`)};
  padding: 0;
  --still-spinner-visibility: visible;
  flex-shrink: 0;
`;

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  /** The action and its object: "Edit Ana Sousa". */
  label: string;
  /** 16 px, hidden from screen readers: `<Pencil size={16} aria-hidden="true" />`. */
  icon: ReactNode;
  /** Width and height: 28 (`sm`, the default), 36 or 40 px; 44 px on touch devices. */
  size?: ButtonSize;
  /** Default `ghost`. */
  variant?: ButtonVariant;
  /** Ignores clicks and shows a spinner, but keeps focus. */
  loading?: boolean;
};

/** A button with an icon in place of a label, which screen readers still read. */
export function IconButton({ label, icon, size = 'sm', variant = 'ghost', ...rest }: IconButtonProps) {
  return <Square $icon={size} size={size} variant={variant} aria-label={label} icon={icon} {...rest} />;
}
