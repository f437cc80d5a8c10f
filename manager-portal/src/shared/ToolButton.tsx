import { Button, type ButtonProps } from '@erm/ui-kit/core';
import { Tooltip } from '@erm/ui-kit/overlay';
import { compactQuery, useMedia } from '@erm/ui-kit/styles';
import type { ReactNode } from 'react';

interface ToolButtonProps extends Omit<ButtonProps, 'children' | 'aria-label'> {
  icon: ReactNode;
  label: string;
  /** What stays beside the icon where the label has no room. */
  short?: ReactNode;
}

/** A button in the toolbar of a view over time. Where many tools share little room, its label is its tooltip. */
export function ToolButton({ label, short, ...button }: ToolButtonProps) {
  const isCompact = useMedia(compactQuery);
  if (!isCompact) return <Button {...button}>{label}</Button>;
  return (
    <Tooltip content={label}>
      <Button {...button} aria-label={label}>
        {short}
      </Button>
    </Tooltip>
  );
}
