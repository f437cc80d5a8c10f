import { GhostBox, HeldText, Overlay, PointerNote, shortRange, type TimeScale } from '@erm/planning';
import { formatDayRange } from '@erm/ui-kit/data';
import styled from 'styled-components';
import { SPAN_PX, SPAN_TOP_PX } from './SpanBox.styles';
import type { HeldProject } from './use-dates-moves';

const Box = styled(GhostBox)`
  block-size: ${SPAN_PX}px;
  padding-inline: 8px;
  border-radius: 6px;
  line-height: ${SPAN_PX}px;
`;

/** A held project at its new dates. Drawn above the rows, so that no row renders. */
export function Ghost({ held, top, scale }: { held: HeldProject; top: number; scale: TimeScale }) {
  const { left, width } = scale.box(held);
  return (
    <Overlay aria-hidden="true">
      <Box
        style={{
          inlineSize: Math.max(2, width - 1),
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
