import type { DaySpan } from '@erm/contracts/calendar-day';
import type { LoadStep } from '@erm/contracts/load-curve';
import { hatch, media } from '@erm/ui-kit/styles';
import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import styled, { css } from 'styled-components';
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
  inline-size: 100%;
  pointer-events: none;
  --strip: ${FULL_PX}px;
  --assigned: var(--load-fill-soft);

  &[data-compact] {
    block-size: ${COMPACT_STRIP_PX + COMPACT_EXCESS_PX}px;
    --strip: ${COMPACT_STRIP_PX}px;
    --assigned: var(--accent-soft-strong);
  }

  ${media.forcedColors} {
    border-block-end: 1px solid CanvasText;
    forced-color-adjust: none;
    --assigned: Highlight;
    --load-over: Highlight;
    --load-track: Canvas;
  }
`;

const Excess = styled.div`
  position: absolute;
  inset-block-end: var(--strip);
  block-size: var(--excess);
  background-color: var(--load-over);
  ${hatch}

  ${media.forcedColors} {
    inset-block: 0;
    block-size: auto;
    border: 3px double CanvasText;
    background: Canvas;
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
const Slot = styled.div`
  position: absolute;
  block-size: ${VALUE_PX}px;
  ${heightInStep}
`;

/** On a patch that the edge of the fill does not cut. */
const Value = styled.span`
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

/** Underlines the days of a held item. */
const Base = styled.div`
  position: absolute;
  inset-block-end: 0;
  block-size: 2px;
  background: var(--load-fill);

  ${media.forcedColors} {
    background: CanvasText;
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
  const full = compact ? COMPACT_STRIP_PX : FULL_PX;
  const placed = steps.map((step) => ({ step, box: scale.box(step) }));
  const fills = placed.map(({ step, box }) => fillOf(step.load, maxCapacity, full, box));
  return (
    <Strip aria-hidden="true" data-compact={compact || undefined} style={{ background: fills.join() }}>
      {placed.map(({ step, box }) => (
        <StepView
          key={step.startDate}
          {...box}
          maxCapacity={maxCapacity}
          lift={liftOf?.(step)}
          load={step.load}
          compact={compact}
        />
      ))}
      {held?.map((days) => (
        <Base key={days.startDate} style={placeSpan(scale, days)} />
      ))}
    </Strip>
  );
});

/** A layer of the strip's background, instead of an element, as there are many. */
function fillOf(load: number, maxCapacity: number, full: number, { left, width }: StepBox): string {
  const color = load > maxCapacity ? 'var(--load-over)' : 'var(--assigned)';
  const height = fillHeight(load, maxCapacity, full);
  const fill = `linear-gradient(to top, ${color} ${height}px, var(--load-track) ${height}px)`;
  return `${fill} ${left}px 100% / ${Math.max(1, width - 1)}px ${full}px no-repeat`;
}

interface StepBox {
  left: number;
  width: number;
}

interface StepViewProps extends StepBox {
  load: number;
  maxCapacity: number;
  lift: Lift | undefined;
  compact: boolean;
}

/** What a step adds to its fill. Memoized: horizontal scrolling renders only new steps. */
const StepView = memo(function StepView({ load, maxCapacity, lift, compact, left, width }: StepViewProps) {
  const over = load > maxCapacity;
  const text =
    load === 0 || !compact ? textsOf(load, maxCapacity).find((each) => textWidth(each) <= width) : undefined;
  const hasIcon = over && text !== undefined && textWidth(text) + ICON_PX <= width;
  const place = { insetInlineStart: left, inlineSize: Math.max(1, width - 1) };
  const height = {
    'data-tone': over ? 'over' : load === 0 ? 'free' : 'load',
    'data-above': isAboveFill(load, maxCapacity) || undefined,
  };
  const value = text !== undefined && (
    <Value {...height} {...liftedBy(lift)} style={lift === 'stick' ? undefined : { insetInlineStart: left }}>
      {hasIcon ? (
        <>
          <TriangleAlert size={10} />
          <span>{text}</span>
        </>
      ) : (
        text
      )}
    </Value>
  );
  return (
    <>
      {over && (
        <Excess
          style={{
            ...place,
            '--excess': `${compact ? COMPACT_EXCESS_PX : excessHeight(load, maxCapacity)}px`,
          }}
        />
      )}
      {value && lift === 'stick' ? (
        <Slot {...height} style={place}>
          {value}
        </Slot>
      ) : (
        value
      )}
    </>
  );
});

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

export function fillHeight(load: number, maxCapacity: number, full: number): number {
  if (load === 0) return 0;
  return maxCapacity === 0
    ? full
    : Math.max(1, Math.round((full * Math.min(load, maxCapacity)) / maxCapacity));
}

function excessHeight(load: number, maxCapacity: number): number {
  const share = maxCapacity === 0 ? 1 : (load - maxCapacity) / maxCapacity;
  return Math.max(1.5, Math.min(EXCESS_PX, Math.round(FULL_PX * share)));
}
