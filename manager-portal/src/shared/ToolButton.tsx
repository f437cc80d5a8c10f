import { Button, type ButtonProps } from '@erm/ui-kit/core';
import { Tooltip } from '@erm/ui-kit/overlay';
import { compactQuery, useMedia } from '@erm/ui-kit/styles';
import type { ReactNode } from 'react';

export interface ToolButtonProps extends Omit<ButtonProps, 'children' | 'aria-label'> {
  icon: ReactNode;
  label: string;
  /** Stays beside the icon where the label does not fit. */
  short?: ReactNode;
  /** Media query for hiding the label; by default that of a view's toolbar. */
  iconAt?: string;
}

/** A toolbar button that collapses to its icon where space is short; its label becomes the tooltip. */
export function ToolButton({ label, short, iconAt = compactQuery, ...button }: ToolButtonProps) {
  const isCompact = useMedia(iconAt);
  if (!isCompact) return <Button {...button}>{label}</Button>;
  return (
    <Tooltip content={label}>
      <Button {...button} aria-label={label}>
        {short}
      </Button>
    </Tooltip>
  );
}
