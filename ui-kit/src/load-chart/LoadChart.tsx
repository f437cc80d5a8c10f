import type { ComponentPropsWithRef } from 'react';
import { formatDay } from '../format/format-day';
import { dateToDay } from '../format/parse-day';
import { layOutLoad, type LoadStep } from './lay-out-load';
import { Axis, MaxLabel, MaxLine, MonthTick, Plot, PLOT_PX, Root } from './LoadChart.styles';
import { ChartStep } from './ChartStep';
import { monthTicks } from './month-ticks';

export interface LoadChartProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** One after the other, the first day first. */
  steps: LoadStep[];
  /** The most that can be given, in the same percent. */
  max: number;
  /** The chart in one sentence; to screen readers it is all there is. */
  label: string;
  /** Stands for the first day, such as "Today". */
  startLabel?: string;
}

/** A load over days: soft what is there, solid what is added (or all, where nothing is), hatched what is too much. */
export function LoadChart({ steps, max, label, startLabel, ...rest }: LoadChartProps) {
  const layout = layOutLoad(steps, max);
  if (!layout) return null;
  const compares = steps.some(({ added }) => added !== undefined);
  const end = steps.at(-1)?.end ?? '';
  const isOneDay = layout.days === 1;
  const overAtEnd = (layout.steps.at(-1)?.over ?? 0) > 0;
  return (
    <Root role="img" aria-label={label} {...rest}>
      <Plot>
        {layout.steps.map((step) => (
          <ChartStep key={step.key} step={step} soft={compares} />
        ))}
        <MaxLine
          $side={overAtEnd ? 'start' : 'end'}
          style={{ insetBlockEnd: `${(layout.maxHeight / 100) * PLOT_PX}px` }}
        >
          <MaxLabel $covers={layout.steps.some(({ over }) => over > 0)}>Max {max}%</MaxLabel>
        </MaxLine>
      </Plot>
      <Axis>
        <span>{startLabel ?? formatDay(dateToDay(layout.first), 'short')}</span>
        {monthTicks(layout.first, layout.days).map((tick) => (
          <MonthTick key={tick.left} $sparse={tick.sparse} style={{ insetInlineStart: `${tick.left}%` }}>
            {tick.label}
          </MonthTick>
        ))}
        {!isOneDay && <span>{formatDay(end, 'short')}</span>}
      </Axis>
    </Root>
  );
}
