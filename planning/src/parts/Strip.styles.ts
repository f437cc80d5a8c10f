import { hatch, media } from '@erm/ui-kit/styles';
import styled, { css } from 'styled-components';
import { lifted, whole } from '../sheet/lifted.styles';

/** The part up to the maximum capacity; overload is drawn above. */
export const [FULL_PX, EXCESS_PX] = [16, 4];
/** The same in compact rows, where runs lie over it with their texts. */
export const COMPACT_STRIP_PX = 20;
export const COMPACT_EXCESS_PX = 1;
const VALUE_PX = 10;

export const Excess = styled.div`
  position: absolute;
  inset-block-end: var(--strip);
  block-size: var(--excess);
  background-color: var(--load-over);
  ${hatch}
`;

/** Underlines the days of a held item. */
export const Base = styled.div`
  position: absolute;
  inset-block-end: 0;
  block-size: 2px;
  background: var(--load-fill);
`;

export const Box = styled.div`
  position: absolute;
  inset-block-start: 3px;
  inset-inline-start: 0;
  block-size: ${FULL_PX + EXCESS_PX}px;
  inline-size: 100%;
  pointer-events: none;
  --strip: ${FULL_PX}px;
  --assigned: var(--load-fill-soft);

  &[data-compact] {
    block-size: ${COMPACT_STRIP_PX + COMPACT_EXCESS_PX}px;
    --strip: ${COMPACT_STRIP_PX}px;
    --assigned: var(--accent-soft-strong);
  }

  &[data-muted] {
    --assigned: var(--status-grey-border);
  }

  ${media.forcedColors} {
    border-block-end: 1px solid CanvasText;
    forced-color-adjust: none;
    --assigned: Highlight;
    --load-over: Highlight;
    --load-track: Canvas;

    /* Here, because a rule with a condition that comes only with a drag makes browsers restyle the whole page. */
    ${Excess} {
      inset-block: 0;
      block-size: auto;
      border: 3px double CanvasText;
      background: Canvas;
    }

    ${Base} {
      background: CanvasText;
    }
  }
`;

/** On the free part above a fill of up to half the height, otherwise inside it. */
const heightInStep = css`
  inset-block-end: 0;

  &[data-above] {
    inset-block-end: calc(var(--strip) - ${VALUE_PX}px);
  }

  &[data-tone='free'] {
    inset-block-end: calc((var(--strip) - ${VALUE_PX}px) / 2);
  }
`;

/** The days in which a value sticks. */
export const Slot = styled.div`
  position: absolute;
  block-size: ${VALUE_PX}px;
  ${heightInStep}
`;

/** On a patch that the edge of the fill does not cut. */
export const Value = styled.span`
  display: flex;
  align-items: center;
  gap: 3px;
  block-size: ${VALUE_PX}px;
  inline-size: max-content;
  padding-inline: 2px;
  margin-inline-start: 4px;
  background: var(--assigned);
  color: var(--text-primary);
  font: var(--type-micro);
  font-weight: inherit;
  line-height: ${VALUE_PX}px;
  white-space: nowrap;

  &[data-above],
  &[data-tone='free'] {
    background: var(--load-track);
  }

  &[data-tone='over'] {
    background: var(--load-over);
    color: var(--status-red-on-solid);
    font-weight: var(--font-weight-semibold);
  }

  &[data-tone='free'] {
    color: var(--text-secondary);
  }

  ${lifted(4)}
  ${whole}

  &:not([data-lift='stick']) {
    position: absolute;
    ${heightInStep}
  }

  ${media.forcedColors} {
    &[data-tone] {
      background: Canvas;
      color: CanvasText;
    }
  }
`;
