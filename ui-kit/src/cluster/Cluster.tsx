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
  /** The element to render, such as `ul` or `p`. Default `div`. */
  as?: ElementType;
  /** Gap between children and between lines, in steps of 4 px. Default 2 (8 px). */
  gap?: Space;
  /** Cross-axis alignment. Default `center`. */
  align?: Align;
  /** Main-axis alignment. Default `start`. */
  justify?: Justify;
};

/** Lays out children in a row that wraps. */
export function Cluster({ gap = 2, align = 'center', justify = 'start', ...rest }: ClusterProps) {
  return <Row $gap={gap} $align={align} $justify={justify} {...rest} />;
}
