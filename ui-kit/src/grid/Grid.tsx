import type { ComponentPropsWithRef, ElementType } from 'react';
import styled from 'styled-components';
import { spaceVar, type Space } from '../theme/space';

const Columns = styled.div<{ $min: number; $gap: Space }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $min }) => $min}px, 100%), 1fr));
  gap: ${({ $gap }) => spaceVar($gap)};
`;

export type GridProps = ComponentPropsWithRef<'div'> & {
  /** The element it is: `ul`; a `div` where nothing is said. */
  as?: ElementType;
  /** Narrowest column in px, 280 where nothing is said; as many stand beside each other as fit. */
  min?: number;
  /** Between the cells, in steps of 4 px; 4, which are 16 px, where nothing is said. */
  gap?: Space;
};

/** Equal columns, equal heights. */
export function Grid({ min = 280, gap = 4, ...rest }: GridProps) {
  return <Columns $min={min} $gap={gap} {...rest} />;
}
