import { lifted, whole } from '@erm/planning';
import styled from 'styled-components';
import { SPAN_PX, SPAN_TOP_PX } from './SpanBox.styles';

const [LINE_PX, ROW_PX] = [18, 22];
const FIRST_PX = SPAN_TOP_PX + SPAN_PX + 6;

/** Top of a line below the span. */
export const lineTop = (index: number) => FIRST_PX + index * ROW_PX;

export const GapBox = styled.div`
  position: absolute;
  block-size: ${LINE_PX}px;
  border: 1px dashed var(--status-yellow-solid);
  border-radius: var(--radius-sm);
  overflow: clip;
`;

/** After its box, or inside it if it fits; left out while it is cut. */
const Text = styled.span<{ $tone: 'gap' | 'plain' }>`
  padding-inline: 5px;
  color: ${({ $tone }) => ($tone === 'gap' ? 'var(--status-yellow-fg)' : 'var(--text-secondary)')};
  font: var(--type-micro);
  line-height: ${LINE_PX}px;
  white-space: nowrap;
  ${whole}

  > span {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    vertical-align: top;
  }

  svg {
    flex: none;
  }
`;

/** Sticky within its days. */
export const InsideText = styled(Text)`
  display: inline-block;
  line-height: ${LINE_PX - 2}px;
  vertical-align: top;

  ${lifted(2)}
`;

export const OutsideText = styled(Text)`
  position: absolute;
  z-index: 3;
`;

/** Container of a text that is sticky within the span. */
export const Line = styled.div`
  position: absolute;
  block-size: ${LINE_PX}px;
  min-inline-size: max-content;
`;
