import type { DaySpan } from '@erm/contracts/calendar-day';
import type { LoadStep } from '@erm/contracts/load-curve';
import { hatch, media } from '@erm/ui-kit/styles';
import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { fullLoadText, loadText } from '../days/bar-texts';
import type { Lift, LiftOf } from '../days/drawn-days';
import { lifted, whole } from '../sheet/lifted.styles';
import { placeSpan } from '../days/place-span';
import type { TimeScale } from '../days/time-scale';
import { liftedBy } from '../sheet/use-whole-texts';

/** The part of the strip up to the maximum; what exceeds it is above. */
const FULL_PX = 12;
const EXCESS_PX = 4;
/** The warning before a number, with the gap after it. */
const ICON_PX = 13;

const Strip = styled.div`
  position: absolute;
  inset-block-start: 3px;
  inset-inline-start: 0;
  block-size: ${FULL_PX + EXCESS_PX}px;
  pointer-events: none;
`;

/** Filled by a background up to `--full`, because there are many. */
const Step = styled.div`
  position: absolute;
  inset-block-end: 0;
  block-size: ${FULL_PX}px;
  background: linear-gradient(to top, var(--fill) var(--full), var(--load-track) var(--full));
  overflow-x: clip;
  --fill: var(--load-fill-soft);

  &[data-over] {
    --fill: var(--load-over);
  }

  ${media.forcedColors} {
    border-block-end: 1px solid CanvasText;
    forced-color-adjust: none;
    --fill: Highlight;
    --load-track: Canvas;

    &[data-over] {
      border: 3px double CanvasText;
      --fill: Canvas;
    }
  }
`;

const Excess = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: ${FULL_PX}px;
  background-color: var(--load-over);
  ${hatch}
`;

const Value = styled.span`
  display: flex;
  align-items: center;
  gap: 3px;
  block-size: ${FULL_PX}px;
  inline-size: max-content;
  margin-inline-start: 6px;
  color: var(--text-primary);
  font: var(--type-micro);
  font-weight: inherit;
  line-height: ${FULL_PX}px;
  white-space: nowrap;

  &[data-tone='over'] {
    color: var(--status-red-on-solid);
    font-weight: var(--font-weight-semibold);
  }

  &[data-tone='free'] {
    color: var(--text-secondary);
  }

  ${lifted(6)}
  ${whole}

  ${media.forcedColors} {
    &[data-tone] {
      background: Canvas;
      color: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

/** Below the days that you hold something on. */
const Base = styled.div`
  position: absolute;
  inset-block-end: 0;
  block-size: 2px;
  background: var(--load-fill);

  ${media.forcedColors} {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

interface LoadStripProps {
  scale: TimeScale;
  /** The load of the drawn days, in order and without gaps. */
  steps: readonly LoadStep[];
  /** Of a step's number, if the strip is on a canvas. */
  liftOf?: LiftOf;
  maxCapacity: number;
  /** The days of what you hold. */
  held?: readonly DaySpan[] | null;
}

/** An engineer's load along time. It never stands alone: rows say the same in words. */
export const LoadStrip = memo(function LoadStrip(props: LoadStripProps) {
  const { scale, steps, liftOf, maxCapacity, held } = props;
  return (
    <Strip aria-hidden="true">
      {steps.map((step) => {
        const { left, width } = scale.box(step);
        const lift = liftOf?.(step);
        return <StepView key={step.startDate} {...{ left, width, maxCapacity, lift }} load={step.load} />;
      })}
      {held?.map((days) => (
        <Base key={days.startDate} style={placeSpan(scale, days)} />
      ))}
    </Strip>
  );
});

interface StepValueProps {
  load: number;
  maxCapacity: number;
  width: number;
  lift: Lift | undefined;
}

/** Memoized: scrolling sideways renders only the steps that come into sight. */
const StepView = memo(function StepView({ left, ...step }: StepValueProps & { left: number }) {
  const { load, maxCapacity, width } = step;
  const over = load > maxCapacity;
  return (
    <Step
      data-over={over || undefined}
      style={{
        insetInlineStart: left,
        inlineSize: Math.max(1, width - 1),
        '--full': `${fillHeight(load, maxCapacity)}px`,
      }}
    >
      {over && <Excess style={{ blockSize: excessHeight(load, maxCapacity) }} />}
      <StepValue {...step} />
    </Step>
  );
});

function StepValue({ load, maxCapacity, width, lift }: StepValueProps) {
  const over = load > maxCapacity;
  const text = textsOf(load, maxCapacity).find((each) => textWidth(each) <= width);
  if (text === undefined) return null;
  return (
    <Value data-tone={over ? 'over' : load === 0 ? 'free' : 'load'} {...liftedBy(lift)}>
      {over && textWidth(text) + ICON_PX <= width && <TriangleAlert size={10} />}
      <span>{text}</span>
    </Value>
  );
}

/** What a step can say, the longest first. */
function textsOf(load: number, maxCapacity: number): string[] {
  const text = loadText(load, maxCapacity);
  return load === 0 ? [text] : [fullLoadText(load, maxCapacity), text, String(load)];
}

/** The most that a text needs with its margins, for a number that is cut off is a wrong number. */
const textWidth = (text: string) => 9 + 7 * text.length;

function fillHeight(load: number, maxCapacity: number): number {
  if (load === 0) return 0;
  return maxCapacity === 0
    ? FULL_PX
    : Math.max(1, Math.round((FULL_PX * Math.min(load, maxCapacity)) / maxCapacity));
}

function excessHeight(load: number, maxCapacity: number): number {
  const share = maxCapacity === 0 ? 1 : (load - maxCapacity) / maxCapacity;
  return Math.max(1.5, Math.min(EXCESS_PX, Math.round(FULL_PX * share)));
}
