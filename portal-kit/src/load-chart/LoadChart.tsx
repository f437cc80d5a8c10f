import type { LoadStep } from '@erm/contracts/load-curve';
import { formatDay } from '@erm/ui-kit/data';
import type { ComponentPropsWithRef } from 'react';
import { ChartStep } from './ChartStep';
import { layOutLoad } from './lay-out-load';
import { Axis, MaxLabel, MaxLine, MonthTick, Plot, PLOT_PX, Root } from './LoadChart.styles';
import { monthTicks } from './month-ticks';

export interface LoadChartProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Consecutive, the first day first. */
  steps: readonly LoadStep[];
  /** Percent that an assignment under consideration would add to every day. */
  added?: number;
  /** The engineer's maximum, in the same percent. */
  max: number;
  /** The chart in one sentence; it is all that screen readers get. */
  label: string;
  /** Replaces the first day on the axis, such as "Today". */
  startLabel?: string;
}

/** Load over days: soft for what is there, solid for what is added (or for all of it), hatched for what is too much. */
export function LoadChart({ steps, added, max, label, startLabel, ...rest }: LoadChartProps) {
  const layout = layOutLoad(steps, max, added ?? 0);
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
