import { Check, TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import { Shape, Text, type ChipState } from './Chip.styles';

export interface ChipProps extends ComponentPropsWithRef<'span'> {
  /** `covered` and `missing` say whether a team has the skill; `neutral` where nothing is said. */
  state?: ChipState;
  children: ReactNode;
}

const ICONS = { neutral: null, covered: <Check aria-hidden />, missing: <TriangleAlert aria-hidden /> };

/** One word out of several, such as a skill. Its state is a colour, an icon and a word for screen readers. */
export function Chip({ state = 'neutral', children, ...rest }: ChipProps) {
  return (
    <Shape $state={state} {...rest}>
      {ICONS[state]}
      <Text>{children}</Text>
      {state !== 'neutral' && <VisuallyHidden>({state})</VisuallyHidden>}
    </Shape>
  );
}
