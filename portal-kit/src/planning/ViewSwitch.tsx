import { SegmentedControl, type SegmentOption } from '@erm/ui-kit/core';
import type { ListView } from './use-list-view';

interface ViewSwitchProps<View extends string> {
  /** From `useListView`. */
  list: ListView<View>;
  /** All views, in the order shown. */
  options: readonly SegmentOption<View>[];
}

/** Switches between the views of a list, beside its search. */
export function ViewSwitch<View extends string>({ list, options }: ViewSwitchProps<View>) {
  return <SegmentedControl label="View" size="md" options={options} value={list.view} onChange={list.show} />;
}
