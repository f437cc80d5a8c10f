import { SegmentedControl, type SegmentOption } from '@erm/ui-kit/core';
import { compactQuery, useMedia } from '@erm/ui-kit/styles';
import type { ListView } from './use-list-view';

interface ViewSwitchProps<View extends string> {
  /** From `useListView`. */
  list: ListView<View>;
  /** All views, in the order shown. */
  options: readonly SegmentOption<View>[];
  /** Icons only, where the other tools need the space. */
  compact?: boolean;
}

/** Switches between the views of a list. */
export function ViewSwitch<View extends string>({ list, options, compact = false }: ViewSwitchProps<View>) {
  const isCompact = useMedia(compactQuery) && compact;
  return (
    <SegmentedControl
      ref={list.switchRef}
      label="View"
      size="md"
      options={options}
      iconsOnly={isCompact}
      value={list.view}
      onChange={list.show}
    />
  );
}
