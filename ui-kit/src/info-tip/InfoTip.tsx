import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton, type IconButtonProps } from '../icon-button';
import { Tooltip } from '../tooltip';

export type InfoTipProps = Omit<IconButtonProps, 'label' | 'icon' | 'children'> & {
  /** What is explained: "Team Utilization". */
  about: string;
  children: ReactNode;
};

/** Explains words or figures that stand beside it, by pointer, keyboard and touch. */
export function InfoTip({ about, children, ...rest }: InfoTipProps) {
  return (
    <Tooltip content={children}>
      <IconButton {...rest} label={`About ${about}`} icon={<Info size={16} aria-hidden="true" />} />
    </Tooltip>
  );
}
