import type { ComponentPropsWithRef, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import { Shape, Text, type ChipState } from './Chip.styles';

export interface ChipProps extends ComponentPropsWithRef<'span'> {
  /** `covered` and `missing` say whether a team has the skill; `neutral` where nothing is said. */
  state?: ChipState;
  children: ReactNode;
}

/** One word out of several, such as a skill. Its state is a color, an icon, and a word for screen readers. */
export function Chip({ state = 'neutral', children, ...rest }: ChipProps) {
  return (
    <Shape $state={state} {...rest}>
      <ChipText state={state}>{children}</ChipText>
    </Shape>
  );
}

/** What a chip says, for lists whose items are chips themselves. */
export function ChipText({ state, children }: Required<Pick<ChipProps, 'state' | 'children'>>) {
  return (
    <>
      <Text>{children}</Text>
      {state !== 'neutral' && <VisuallyHidden>({state})</VisuallyHidden>}
    </>
  );
}
