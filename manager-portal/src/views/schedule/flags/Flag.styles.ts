import { Avatar } from '@erm/ui-kit/data';
import styled from 'styled-components';

/** Above the rows, below the axis and the row headers. */
export const Box = styled.div`
  position: absolute;
  z-index: 5;
  inset-block-start: 0;
  inset-inline-start: 0;
  display: flex;
  align-items: center;
  gap: 6px;
  block-size: 26px;
  padding-inline: 5px var(--space-2);
  border-radius: var(--radius-sm);
  background: var(--bg-inverse);
  box-shadow: var(--shadow-popover);
  color: var(--text-on-inverse);
  font: var(--type-caption);
  white-space: nowrap;
  pointer-events: none;
`;

/** The smallest avatar of the product. */
export const Face = styled(Avatar)`
  && {
    inline-size: 18px;
    block-size: 18px;
    font-size: 8px;
  }
`;

export const Who = styled.strong`
  font-weight: var(--font-weight-semibold);
`;
