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

/** The part up to the maximum capacity; overload is drawn above. */
const FULL_PX = 16;
const EXCESS_PX = 4;
const VALUE_PX = 10;
/** Width of the warning icon and its gap. */
const ICON_PX = 13;

const Strip = styled.div`
  position: absolute;
  inset-block-start: 3px;
  inset-inline-start: 0;
  block-size: ${FULL_PX + EXCESS_PX}px;
  pointer-events: none;
`;

/** Filled by a background up to `--full` instead of an element, as there are many. */
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

/** On the free part above a fill of up to half the height, otherwise inside it, on a patch that its edge does not cut. */
const Value = styled.span`
  display: flex;
  align-items: center;
  gap: 3px;
  block-size: ${VALUE_PX}px;
  inline-size: max-content;
  padding-inline: 2px;
  margin-block-start: ${FULL_PX - VALUE_PX}px;
  margin-inline-start: 4px;
  background: var(--fill);
  color: var(--text-primary);
  font: var(--type-micro);
  font-weight: inherit;
  line-height: ${VALUE_PX}px;
  white-space: nowrap;

  &[data-above] {
    margin-block-start: 0;
    background: var(--load-track);
  }

  &[data-tone='over'] {
    color: var(--status-red-on-solid);
    font-weight: var(--font-weight-semibold);
  }

  &[data-tone='free'] {
    margin-block-start: ${(FULL_PX - VALUE_PX) / 2}px;
    color: var(--text-secondary);
  }

  ${lifted(4)}
  ${whole}

  ${media.forcedColors} {
    &[data-tone] {
      background: Canvas;
      color: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

/** Underlines the days of a held item. */
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
  /** Load of the drawn days, in order, without gaps. */
  steps: readonly LoadStep[];
  /** Lift of a step's number, on a canvas. */
  liftOf?: LiftOf;
  maxCapacity: number;
  /** Days of held items. */
  held?: readonly DaySpan[] | null;
}

/** An engineer's load over time. Decorative: rows describe the load in words. */
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

/** Memoized: horizontal scrolling renders only new steps. */
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
    <Value
      data-tone={over ? 'over' : load === 0 ? 'free' : 'load'}
      data-above={2 * load <= maxCapacity || undefined}
      {...liftedBy(lift)}
    >
      {over && textWidth(text) + ICON_PX <= width && <TriangleAlert size={10} />}
      <span>{text}</span>
    </Value>
  );
}

/** Candidate texts of a step, longest first. */
function textsOf(load: number, maxCapacity: number): string[] {
  const text = loadText(load, maxCapacity);
  return load === 0 ? [text] : [fullLoadText(load, maxCapacity), text, String(load)];
}

/** Upper bound of a text's width with margins: a number that is cut off would be wrong. */
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
