import { ChipList } from '@erm/ui-kit/data';
import { styled } from 'styled-components';

/** One chip and the number of the others have room on a line; three where the table has it to spare. */
export const Skills = styled(ChipList)`
  @media (min-width: 640px) {
    min-inline-size: 152px;
    max-inline-size: 264px;
  }
`;
