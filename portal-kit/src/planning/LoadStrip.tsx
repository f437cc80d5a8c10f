import type { LoadStep } from '@erm/contracts/load-curve';
import { hatch, media } from '@erm/ui-kit/styles';
import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import type { TimeScale } from './time-scale';

/** The part of the strip up to the maximum; what exceeds it is above. */
const FULL_PX = 12;
const EXCESS_PX = 4;

const Strip = styled.div`
  position: absolute;
  inset-block-start: 3px;
  inset-inline-start: 0;
  block-size: ${FULL_PX + EXCESS_PX}px;
  pointer-events: none;
`;

/** Filled by a background up to `--full`, because there are many. */
const Step = styled.div<{ $over: boolean }>`
  position: absolute;
  inset-block-end: 0;
  block-size: ${FULL_PX}px;
  background: linear-gradient(to top, var(--fill) var(--full), var(--load-track) var(--full));
  overflow-x: clip;
  --fill: ${({ $over }) => ($over ? 'var(--load-over)' : 'var(--load-fill-soft)')};

  ${media.forcedColors} {
    border: ${({ $over }) => ($over ? '3px double' : '0 solid')} CanvasText;
    border-block-end-width: ${({ $over }) => ($over ? 3 : 1)}px;
    forced-color-adjust: none;
    --fill: ${({ $over }) => ($over ? 'Canvas' : 'Highlight')};
    --load-track: Canvas;
  }
`;

const Excess = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: ${FULL_PX}px;
  background-color: var(--load-over);
  ${hatch}
`;

/** Stays in sight while any of its step is. */
const Value = styled.span<{ $tone: 'load' | 'free' | 'over' }>`
  position: sticky;
  z-index: 3;
  inset-inline-start: calc(var(--first-column) + 6px);
  display: flex;
  align-items: center;
  gap: 3px;
  block-size: ${FULL_PX}px;
  inline-size: max-content;
  margin-inline-start: 6px;
  color: ${({ $tone }) =>
    $tone === 'over'
      ? 'var(--status-red-on-solid)'
      : $tone === 'free'
        ? 'var(--text-secondary)'
        : 'var(--text-primary)'};
  font: var(--type-micro);
  font-weight: ${({ $tone }) => ($tone === 'over' ? 'var(--font-weight-semibold)' : 'inherit')};
  line-height: ${FULL_PX}px;
  white-space: nowrap;

  ${media.forcedColors} {
    background: Canvas;
    color: CanvasText;
    forced-color-adjust: none;
  }
`;

interface LoadStripProps {
  scale: TimeScale;
  /** The load of the drawn days, in order and without gaps. */
  steps: readonly LoadStep[];
  maxCapacity: number;
}

/** An engineer's load along time. It never stands alone: rows say the same in words. */
export const LoadStrip = memo(function LoadStrip({ scale, steps, maxCapacity }: LoadStripProps) {
  return (
    <Strip aria-hidden="true">
      {steps.map((step) => {
        const { left, width } = scale.box(step);
        return <StepView key={step.startDate} {...{ left, width, maxCapacity }} load={step.load} />;
      })}
    </Strip>
  );
});

interface StepValueProps {
  load: number;
  maxCapacity: number;
  width: number;
}

/** Memoized: scrolling sideways renders only the steps that come into sight. */
const StepView = memo(function StepView({ left, ...step }: StepValueProps & { left: number }) {
  const { load, maxCapacity, width } = step;
  const over = load > maxCapacity;
  return (
    <Step
      $over={over}
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

function StepValue({ load, maxCapacity, width }: StepValueProps) {
  if (load > maxCapacity) {
    if (width < 24) return null;
    return (
      <Value $tone="over">
        {width >= 52 && <TriangleAlert size={10} />}
        {maxCapacity !== 100 && width >= 110 ? `${load} of ${maxCapacity}%` : numberFor(load, width)}
      </Value>
    );
  }
  if (load === 0) return width >= 34 ? <Value $tone="free">Free</Value> : null;
  return width >= 24 ? <Value $tone="load">{numberFor(load, width)}</Value> : null;
}

const numberFor = (load: number, width: number) => (width >= 40 ? `${load}%` : String(load));

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
