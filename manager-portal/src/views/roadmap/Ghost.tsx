import { HeldText, Overlay, PointerNote, shortRange, type TimeScale } from '@erm/planning';
import { formatDayRange } from '@erm/ui-kit/data';
import { media } from '@erm/ui-kit/styles';
import styled from 'styled-components';
import { SPAN_PX, SPAN_TOP_PX } from './SpanBox.styles';
import type { HeldProject } from './use-dates-moves';

const Box = styled.div`
  position: absolute;
  z-index: 5;
  block-size: ${SPAN_PX}px;
  padding-inline: 8px;
  border-radius: 6px;
  background: var(--load-fill);
  box-shadow: var(--shadow-popover);
  color: var(--accent-on-solid);
  font: var(--type-caption);
  line-height: ${SPAN_PX}px;
  white-space: nowrap;
  overflow: clip;

  ${media.forcedColors} {
    background: Highlight;
    color: HighlightText;
    forced-color-adjust: none;
  }
`;

/** A held project at its new dates. Drawn above the rows, so that none of them renders. */
export function Ghost({ held, top, scale }: { held: HeldProject; top: number; scale: TimeScale }) {
  const { left, width } = scale.box(held);
  return (
    <Overlay aria-hidden="true">
      <Box
        style={{
          inlineSize: Math.max(2, width - 1),
          // Not a transform: the sticky text inside would ignore it.
          insetInlineStart: left,
          insetBlockStart: top + SPAN_TOP_PX,
        }}
      >
        <HeldText>
          {held.project.name} {shortRange(held)}
        </HeldText>
      </Box>
    </Overlay>
  );
}

/** Readout of its dates, beside the pointer. */
export function GhostNote({ held, at }: { held: HeldProject; at: { x: number; y: number } }) {
  return (
    <PointerNote at={at}>
      <strong>{held.project.name}</strong>
      <br />
      {formatDayRange(held.startDate, held.endDate)}
    </PointerNote>
  );
}
