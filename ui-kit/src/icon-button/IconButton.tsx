import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button';
import type { ButtonSize, ButtonVariant } from '../button/Button.styles';

/** With reduced motion the ring stands still: no text beside it would say that it waits. */
const Square = styled(Button)<{ $icon: ButtonSize }>`
  width: ${({ $icon }) => ($icon === 'sm' ? 'var(--size-control-icon)' : `var(--size-control-${$icon})`)};
  min-height: ${({ $icon }) => ($icon === 'sm' ? 'var(--size-control-icon)' : `var(--size-control-${$icon})`)};
  padding: 0;
  --still-spinner-visibility: visible;
  flex-shrink: 0;
`;

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  /** What it does, and to what: "Edit Ana Sousa". */
  label: string;
  /** 16 px, hidden from screen readers: `<Pencil size={16} aria-hidden="true" />`. */
  icon: ReactNode;
  /** Its edge: 28 px (`sm`, the rule), 36 or 40; 44 for touch. */
  size?: ButtonSize;
  /** `ghost` where nothing is said. */
  variant?: ButtonVariant;
  /** Takes no press and shows a spinner; the focus stays. */
  loading?: boolean;
};

export function IconButton({ label, icon, size = 'sm', variant = 'ghost', ...rest }: IconButtonProps) {
  return <Square $icon={size} size={size} variant={variant} aria-label={label} icon={icon} {...rest} />;
}
