import type { LoadStep } from '@erm/contracts/load-curve';
import { formatDay } from '@erm/ui-kit/data';
import type { ComponentPropsWithRef } from 'react';
import { ChartStep } from './ChartStep';
import { computeLoadLayout } from './load-layout';
import { Axis, MaxLabel, MaxLine, MonthTick, Plot, PLOT_PX, Root } from './LoadChart.styles';
import { monthTicks } from './month-ticks';

export interface LoadChartProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Consecutive steps in chronological order. */
  steps: readonly LoadStep[];
  /** The percentage that a proposed assignment would add to every day. */
  added?: number;
  /** The engineer's maximum in percent. */
  max: number;
  /** A one-sentence summary, the only part that screen readers announce. */
  label: string;
  /** Replaces the label of the first day on the axis, for example with "Today". */
  startLabel?: string;
}

/** Load over time: soft fill for the current load, solid for the addition (or for everything), hatched for overload. */
export function LoadChart({ steps, added, max, label, startLabel, ...rest }: LoadChartProps) {
  const layout = computeLoadLayout(steps, max, added ?? 0);
  if (!layout) return null;
  const { first, last, days, maxHeight, steps: plotted } = layout;
  const overAtEnd = (plotted.at(-1)?.over ?? 0) > 0;
  return (
    <Root role="img" aria-label={label} {...rest}>
      <Plot>
        {plotted.map((step) => (
          <ChartStep key={step.key} step={step} soft={added !== undefined} />
        ))}
        <MaxLine
          $side={overAtEnd ? 'start' : 'end'}
          style={{ insetBlockEnd: `${(maxHeight / 100) * PLOT_PX}px` }}
        >
          <MaxLabel $covers={plotted.some(({ over }) => over > 0)}>Max {max}%</MaxLabel>
        </MaxLine>
      </Plot>
      <Axis>
        <span>{startLabel ?? formatDay(first, 'short')}</span>
        {monthTicks(first, days).map((tick) => (
          <MonthTick key={tick.left} $sparse={tick.sparse} style={{ insetInlineStart: `${tick.left}%` }}>
            {tick.label}
          </MonthTick>
        ))}
        {days > 1 && <span>{formatDay(last, 'short')}</span>}
      </Axis>
    </Root>
  );
}
