import { firstColumnWidth, LANE_PX, ring, type TimeCanvas, visibleWidth } from '@erm/planning';
import { useMedia } from '@erm/ui-kit/styles';
import { useEffect, useEffectEvent } from 'react';
import { agoText } from './flag-texts';
import type { Flag } from './flag';
import { Box, Face, Who } from './Flag.styles';
import { useAnnouncedChanges } from './use-announced-changes';
import type { Flags } from './use-flags';

/** Maximum width of a flag, so that it is not cut off. */
const WIDTH_PX = 300;

interface FlagLayerProps {
  flags: Flags;
  canvas: TimeCanvas;
}

/** Flags below bars, and announcements: who has just changed what. */
export function FlagLayer({ flags: { seen, flags, now }, canvas }: FlagLayerProps) {
  useAnnouncedChanges(seen);
  return flags.map((flag) => <FlagAtBar key={flag.changeId} flag={flag} now={now} canvas={canvas} />);
}

interface FlagAtBarProps {
  flag: Flag;
  now: number;
  canvas: TimeCanvas;
}

function FlagAtBar({ flag, now, canvas }: FlagAtBarProps) {
  const { bar, before, by, verb, at } = flag;
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  // Moved bars are highlighted by the motion code already.
  const marks = useEffectEvent(() => isStill && !(before && verb === 'moved'));
  useEffect(() => {
    if (marks()) ring(document.querySelector(`[data-cell="${bar.assignment._id}"]`));
  }, [bar.assignment._id]);
  return (
    <Box
      aria-hidden="true"
      style={{ transform: `translate(${leftOf(canvas, bar)}px, ${bar.top + LANE_PX}px)` }}
    >
      <Face name={by.name} size={22} />
      <span>
        <Who>{by.name}</Who> {verb} this, {agoText(Math.max(0, Math.floor((now - at) / 1000)))}
      </span>
    </Box>
  );
}

/** At the visible part of the bar. */
function leftOf({ scale, scroller }: TimeCanvas, { assignment }: Flag['bar']): number {
  const element = scroller();
  if (!element) return scale.box(assignment).left;
  const last = element.scrollLeft + visibleWidth(element) - WIDTH_PX;
  return firstColumnWidth(element) + Math.max(element.scrollLeft, Math.min(scale.box(assignment).left, last));
}
