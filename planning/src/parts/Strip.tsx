import type { DaySpan } from '@erm/contracts/calendar-day';
import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import type { Lift, LiftOf } from '../days/drawn-days';
import { placeSpan } from '../days/place-span';
import type { TimeScale } from '../days/time-scale';
import { liftedBy } from '../sheet/use-whole-texts';
import { fillHeight, isAboveFill } from './level';
import {
  Base,
  Box,
  COMPACT_EXCESS_PX,
  COMPACT_STRIP_PX,
  Excess,
  EXCESS_PX,
  FULL_PX,
  Slot,
  Value,
} from './Strip.styles';

/** Width of the warning icon and its gap. */
const ICON_PX = 13;

/** Some days of a strip. */
export interface StripStep extends DaySpan {
  /** Of the strip's `full`. More than that is over. */
  level: number;
  /** Texts that say it, longest first: the first that fits is shown. */
  texts: readonly string[];
}

interface StripProps {
  scale: TimeScale;
  /** In order, without gaps. */
  steps: readonly StripStep[];
  /** The level that fills the strip. */
  full: number;
  /** Lift of a step's text, on a canvas. */
  liftOf?: LiftOf;
  /** Days of held items. */
  held?: readonly DaySpan[] | null;
  compact?: boolean;
  muted?: boolean;
}

/** Levels over time, as fills with texts. Decorative: rows describe them in words. */
export function Strip({ scale, steps, full, liftOf, held, compact = false, muted = false }: StripProps) {
  const px = compact ? COMPACT_STRIP_PX : FULL_PX;
  const placed = steps.map((step) => ({ step, box: scale.box(step) }));
  const fills = placed.map(({ step, box }) => fillOf(step.level, full, px, box));
  return (
    <Box
      aria-hidden="true"
      data-compact={compact || undefined}
      data-muted={muted || undefined}
      style={{ background: fills.join() }}
    >
      {placed.map(({ step, box }) => (
        <Step
          key={step.startDate}
          {...box}
          level={step.level}
          full={full}
          text={step.texts.find((text) => textWidth(text) <= box.width)}
          lift={liftOf?.(step)}
          compact={compact}
        />
      ))}
      {held?.map((days) => (
        <Base key={days.startDate} style={placeSpan(scale, days)} />
      ))}
    </Box>
  );
}

/** A layer of the strip's background, instead of an element, as there are many. */
function fillOf(level: number, full: number, px: number, { left, width }: StepBox): string {
  const color = level > full ? 'var(--load-over)' : 'var(--assigned)';
  const height = fillHeight(level, full, px);
  const fill = `linear-gradient(to top, ${color} ${height}px, var(--load-track) ${height}px)`;
  return `${fill} ${left}px 100% / ${Math.max(1, width - 1)}px ${px}px no-repeat`;
}

interface StepBox {
  left: number;
  width: number;
}

interface StepProps extends StepBox {
  level: number;
  full: number;
  text: string | undefined;
  lift: Lift | undefined;
  compact: boolean;
}

/** Label and marks of a step. Memoized: horizontal scrolling renders only new steps. */
const Step = memo(function Step({ level, full, text, lift, compact, left, width }: StepProps) {
  const over = level > full;
  const hasIcon = over && text !== undefined && textWidth(text) + ICON_PX <= width;
  const place = { insetInlineStart: left, inlineSize: Math.max(1, width - 1) };
  const height = {
    'data-tone': over ? 'over' : level === 0 ? 'free' : 'load',
    'data-above': isAboveFill(level, full) || undefined,
  };
  const value = lift !== 'omit' && text !== undefined && (
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
          style={{ ...place, '--excess': `${compact ? COMPACT_EXCESS_PX : excessHeight(level, full)}px` }}
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

/** Upper bound of a text's width with margins: a number that is cut off would be wrong. */
const textWidth = (text: string) => 9 + 7 * text.length;

function excessHeight(level: number, full: number): number {
  const share = full === 0 ? 1 : (level - full) / full;
  return Math.max(1.5, Math.min(EXCESS_PX, Math.round(FULL_PX * share)));
}
