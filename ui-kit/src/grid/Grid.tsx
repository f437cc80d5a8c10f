import type { ComponentPropsWithRef, ElementType } from 'react';
import styled from 'styled-components';
import { spaceVar, type Space } from '../theme/space';

const Columns = styled.div<{ $min: number; $gap: Space }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $min }) => $min}px, 100%), 1fr));
  gap: ${({ $gap }) => spaceVar($gap)};
`;

export type GridProps = ComponentPropsWithRef<'div'> & {
  /** The element to render, such as `ul`. Default `div`. */
  as?: ElementType;
  /** Minimum column width in px; as many columns as fit. Default 280. */
  min?: number;
  /** Gap between cells, in steps of 4 px. Default 4 (16 px). */
  gap?: Space;
};

/** A responsive grid of equal columns and equal heights. */
export function Grid({ min = 280, gap = 4, ...rest }: GridProps) {
  return <Columns $min={min} $gap={gap} {...rest} />;
}
