import { Button, type ButtonProps } from '@erm/ui-kit/core';
import { Tooltip } from '@erm/ui-kit/overlay';
import { compactQuery, useMedia } from '@erm/ui-kit/styles';
import type { ReactNode } from 'react';

export interface ToolButtonProps extends Omit<ButtonProps, 'children' | 'aria-label'> {
  icon: ReactNode;
  label: string;
  /** What stays beside the icon where the label has no room. */
  short?: ReactNode;
  /** The media query of where the label has no room, by default that of a view's toolbar. */
  iconAt?: string;
}

/** A button of which only the icon is left where many tools share little room; its label is its tooltip there. */
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
