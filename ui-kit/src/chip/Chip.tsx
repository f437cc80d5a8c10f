import { VisuallyHidden } from '@erm/ui-kit/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Shape, Text, type ChipState } from './Chip.styles';

export interface ChipProps extends ComponentPropsWithRef<'span'> {
  /** Whether a team has the skill (`covered` or `missing`). Default `neutral`. */
  state?: ChipState;
  children: ReactNode;
}

/**
 * One value out of several, such as a skill. Its state is shown by color and icon, and as text for screen readers.
 */
export function Chip({ state = 'neutral', children, ...rest }: ChipProps) {
  return (
    <Shape $state={state} {...rest}>
      <ChipText state={state}>{children}</ChipText>
    </Shape>
  );
}

/** The content of a chip, for lists whose items are styled as chips themselves. */
export function ChipText({ state, children }: Required<Pick<ChipProps, 'state' | 'children'>>) {
  return (
    <>
      <Text>{children}</Text>
      {state !== 'neutral' && <VisuallyHidden>({state})</VisuallyHidden>}
    </>
  );
}
