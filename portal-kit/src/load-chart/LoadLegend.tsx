import type { ComponentPropsWithRef } from 'react';
import { AddedKey, CurrentKey, List, OverKey } from './LoadLegend.styles';

export interface LoadLegendProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The label of the addition, such as "This assignment". */
  addedLabel: string;
  /** True if the chart shows load over the maximum. */
  over?: boolean;
}

/** Explains the fills of a `LoadChart` with an addition. Hidden from screen readers like the chart's parts. */
export function LoadLegend({ addedLabel, over = false, ...rest }: LoadLegendProps) {
  return (
    <List aria-hidden="true" {...rest}>
      <li>
        <CurrentKey $soft />
        Current
      </li>
      <li>
        <AddedKey />
        {addedLabel}
      </li>
      {over && (
        <li>
          <OverKey />
          Over
        </li>
      )}
    </List>
  );
}
