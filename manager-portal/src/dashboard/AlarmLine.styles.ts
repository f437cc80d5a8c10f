import { media } from '@erm/ui-kit/styles';
import { styled } from 'styled-components';

/**
 * Has room for the alarm before anybody knows whether there is one, so that nothing moves when it comes. It closes,
 * together with the gap above it, if there is none.
 */
export const AlarmLine = styled.div`
  display: grid;
  align-items: center;
  min-block-size: 50px;
  transition:
    min-block-size 160ms var(--easing-out),
    margin-block-start 160ms var(--easing-out);

  &:empty {
    min-block-size: 0;
    margin-block-start: calc(-1 * var(--space-4));
  }

  ${media.phone} {
    align-items: stretch;
    min-block-size: 136px;
  }

  ${media.reducedMotion} {
    transition: none;
  }
`;
