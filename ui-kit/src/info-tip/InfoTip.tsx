import { IconButton, type IconButtonProps, Tooltip } from '@erm/ui-kit/core';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

export type InfoTipProps = Omit<IconButtonProps, 'label' | 'icon' | 'children'> & {
  /** The subject of the explanation: "Team Utilization". */
  about: string;
  children: ReactNode;
};

/** Explains the text or figures next to it, by mouse, keyboard and touch. */
export function InfoTip({ about, children, ...rest }: InfoTipProps) {
  return (
    <Tooltip content={children}>
      <IconButton {...rest} label={`About ${about}`} icon={<Info size={16} aria-hidden="true" />} />
    </Tooltip>
  );
}
