import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button';
import type { ButtonSize, ButtonVariant } from '../button/Button.styles';

const Square = styled(Button)<{ $icon: ButtonSize }>`
  width: ${({ $icon }) => ($icon === 'sm' ? 'var(--size-control-icon)' : `var(--size-control-${$icon})`)};
  min-height: ${({ $icon }) => ($icon === 'sm' ? 'var(--size-control-icon)' : `var(--size-control-${$icon})`)};
  padding: 0;
  flex-shrink: 0;
`;

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  /** What it does, and to what: "Edit Ana Sousa". */
  label: string;
  icon: ReactNode;
  size?: ButtonSize;
  variant?: ButtonVariant;
};

export function IconButton({ label, icon, size = 'sm', variant = 'ghost', ...rest }: IconButtonProps) {
  return <Square $icon={size} size={size} variant={variant} aria-label={label} icon={icon} {...rest} />;
}
