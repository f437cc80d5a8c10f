import type { ComponentPropsWithRef, ElementType } from 'react';
import styled from 'styled-components';
import { spaceVar, type Space } from '../theme/space';

type Align = 'start' | 'center' | 'end' | 'stretch' | 'baseline';
type Justify = 'start' | 'center' | 'end' | 'space-between';

const Row = styled.div<{ $gap: Space; $align: Align; $justify: Justify }>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
  gap: ${({ $gap }) => spaceVar($gap)};
  min-width: 0;
`;

export type ClusterProps = ComponentPropsWithRef<'div'> & {
  /** The element it is: `ul`, `p`; a `div` where nothing is said. */
  as?: ElementType;
  /** Between the children and between lines, in steps of 4 px; 2, which are 8 px, where nothing is said. */
  gap?: Space;
  /** Across: `center` where nothing is said. */
  align?: Align;
  /** Along the line: `start` where nothing is said. */
  justify?: Justify;
};

/** Children beside each other; they wrap where the room ends. */
export function Cluster({ gap = 2, align = 'center', justify = 'start', ...rest }: ClusterProps) {
  return <Row $gap={gap} $align={align} $justify={justify} {...rest} />;
}
