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
  /** The element to render, such as `ul` or `form`. Default `div`. */
  as?: ElementType;
  /** Gap between children, in steps of 4 px. Default 4 (16 px). */
  gap?: Space;
  /** Cross-axis alignment. Default `stretch`. */
  align?: Align;
};

/** Lays out children in a column. */
export function Stack({ gap = 4, align = 'stretch', ...rest }: StackProps) {
  return <Column $gap={gap} $align={align} {...rest} />;
}
