import type { ComponentPropsWithRef } from 'react';
import { AddedKey, CurrentKey, List, OverKey } from './LoadLegend.styles';

export interface LoadLegendProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** What is being added: "This assignment". */
  addedLabel: string;
  /** True where the chart shows something over the maximum. */
  over?: boolean;
}

/** What the fills of a `LoadChart` with an addition mean. Hidden from screen readers, as the chart's parts are. */
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
