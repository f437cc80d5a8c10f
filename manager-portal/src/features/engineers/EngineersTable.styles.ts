import { ChipList } from '@erm/ui-kit/data';
import { styled } from 'styled-components';

/** Fits one chip and the count of the others on a line, or three chips in a wide table. */
export const Skills = styled(ChipList)`
  @media (min-width: 640px) {
    min-inline-size: 152px;
    max-inline-size: 264px;
  }
`;
