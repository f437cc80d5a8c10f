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
const [FULL_PX, EXCESS_PX] = [16, 4];
/** The same in compact rows, where runs lie over it with their texts. */
export const COMPACT_STRIP_PX = 20;
const COMPACT_EXCESS_PX = 1;
const VALUE_PX = 10;
/** Width of the warning icon and its gap. */
const ICON_PX = 13;

const Strip = styled.div`
  position: absolute;
  inset-block-start: 3px;
  inset-inline-start: 0;
  block-size: ${FULL_PX + EXCESS_PX}px;
  pointer-events: none;
  --strip: ${FULL_PX}px;
  --assigned: var(--load-fill-soft);

  &[data-compact] {
    block-size: ${COMPACT_STRIP_PX + COMPACT_EXCESS_PX}px;
    --strip: ${COMPACT_STRIP_PX}px;
    --assigned: var(--accent-soft-strong);
  }
`;

/** Filled by a background up to `--full` instead of an element, as there are many. */
const Step = styled.div`
  position: absolute;
  inset-block-end: 0;
  block-size: var(--strip);
  background: linear-gradient(to top, var(--fill) var(--full), var(--load-track) var(--full));
  overflow-x: clip;
  --fill: var(--assigned);

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
  inset-block-end: var(--strip);
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
  margin-block-start: calc(var(--strip) - ${VALUE_PX}px);
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
    margin-block-start: calc((var(--strip) - ${VALUE_PX}px) / 2);
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
  /** In compact rows: only free days have a text. */
  compact?: boolean;
}

/** An engineer's load over time. Decorative: rows describe the load in words. */
export const LoadStrip = memo(function LoadStrip(props: LoadStripProps) {
  const { scale, steps, liftOf, maxCapacity, held, compact = false } = props;
  return (
    <Strip aria-hidden="true" data-compact={compact || undefined}>
      {steps.map((step) => {
        const { left, width } = scale.box(step);
        const lift = liftOf?.(step);
        return (
          <StepView
            key={step.startDate}
            left={left}
            width={width}
            maxCapacity={maxCapacity}
            lift={lift}
            load={step.load}
            compact={compact}
          />
        );
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

interface StepViewProps extends StepValueProps {
  left: number;
  compact: boolean;
}

/** Memoized: horizontal scrolling renders only new steps. */
const StepView = memo(function StepView({ left, compact, ...step }: StepViewProps) {
  const { load, maxCapacity, width } = step;
  const over = load > maxCapacity;
  return (
    <Step
      data-over={over || undefined}
      style={{
        insetInlineStart: left,
        inlineSize: Math.max(1, width - 1),
        '--full': `${fillHeight(load, maxCapacity, compact ? COMPACT_STRIP_PX : FULL_PX)}px`,
      }}
    >
      {over && (
        <Excess style={{ blockSize: compact ? COMPACT_EXCESS_PX : excessHeight(load, maxCapacity) }} />
      )}
      {(load === 0 || !compact) && <StepValue {...step} />}
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
      data-above={isAboveFill(load, maxCapacity) || undefined}
      {...liftedBy(lift)}
    >
      {over && textWidth(text) + ICON_PX <= width && <TriangleAlert size={10} />}
      <span>{text}</span>
    </Value>
  );
}

/** Whether a text of a step stands above its fill instead of inside it. */
export function isAboveFill(load: number, maxCapacity: number): boolean {
  return 2 * load <= maxCapacity;
}

/** Candidate texts of a step, longest first. */
function textsOf(load: number, maxCapacity: number): string[] {
  const text = loadText(load, maxCapacity);
  return load === 0 ? [text] : [fullLoadText(load, maxCapacity), text, String(load)];
}

/** Upper bound of a text's width with margins: a number that is cut off would be wrong. */
const textWidth = (text: string) => 9 + 7 * text.length;

function fillHeight(load: number, maxCapacity: number, full: number): number {
  if (load === 0) return 0;
  return maxCapacity === 0
    ? full
    : Math.max(1, Math.round((full * Math.min(load, maxCapacity)) / maxCapacity));
}

function excessHeight(load: number, maxCapacity: number): number {
  const share = maxCapacity === 0 ? 1 : (load - maxCapacity) / maxCapacity;
  return Math.max(1.5, Math.min(EXCESS_PX, Math.round(FULL_PX * share)));
}
