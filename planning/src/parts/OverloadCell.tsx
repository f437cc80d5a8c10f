import { memo } from 'react';
import styled from 'styled-components';
import { placeSpan } from '../days/place-span';
import type { TimeScale } from '../days/time-scale';

/** Transparent, over the load strip that draws it. Ignores the pointer unless the row says otherwise. */
const Cell = styled.div`
  position: absolute;
  z-index: 4;
  inset-block-start: 3px;
  block-size: 20px;
  border-radius: var(--radius-xs);
  pointer-events: none;

  &:focus-visible {
    outline: 2px solid var(--accent-ring);
    outline-offset: 1px;
  }
`;

interface OverloadCellProps {
  id: string;
  startDate: string;
  endDate: string;
  scale: TimeScale;
  /** Complete description. */
  name: string;
  /** Whether it is in the tab order. */
  isActive: boolean;
}

/** Days over capacity, as a grid cell. Memoized like the bars. */
export const OverloadCell = memo(function OverloadCell(props: OverloadCellProps) {
  const { id, startDate, endDate, scale, name, isActive } = props;
  return (
    <Cell
      role="gridcell"
      aria-label={name}
      data-cell={id}
      tabIndex={isActive ? 0 : -1}
      style={placeSpan(scale, { startDate, endDate })}
    />
  );
});
