import type { ComponentPropsWithRef, ElementType } from 'react';
import styled from 'styled-components';
import { spaceVar, type Space } from '../theme/space';

type Align = 'start' | 'center' | 'end' | 'stretch';

const Column = styled.div<{ $gap: Space; $align: Align }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align }) => $align};
  gap: ${({ $gap }) => spaceVar($gap)};
  min-width: 0;
`;

export type StackProps = ComponentPropsWithRef<'div'> & {
  /** The element it is: `ul`, `form`; a `div` where nothing is said. */
  as?: ElementType;
  /** Between the children, in steps of 4 px; 4, which are 16 px, where nothing is said. */
  gap?: Space;
  /** Across: `stretch` where nothing is said. */
  align?: Align;
};

/** Children under each other, `gap` in steps of 4 px. */
export function Stack({ gap = 4, align = 'stretch', ...rest }: StackProps) {
  return <Column $gap={gap} $align={align} {...rest} />;
}
