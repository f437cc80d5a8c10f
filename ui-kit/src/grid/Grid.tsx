import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { spaceVar, type Space } from '../theme/space';

const Columns = styled.div<{ $min: number; $gap: Space }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $min }) => $min}px, 100%), 1fr));
  gap: ${({ $gap }) => spaceVar($gap)};
`;

export type GridProps = ComponentPropsWithRef<'div'> & {
  /** Narrowest column in px; as many stand beside each other as fit. */
  min?: number;
  gap?: Space;
};

/** Equal columns, equal heights. */
export function Grid({ min = 280, gap = 4, ...rest }: GridProps) {
  return <Columns $min={min} $gap={gap} {...rest} />;
}
