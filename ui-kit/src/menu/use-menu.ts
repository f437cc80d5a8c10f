import {
  useDismiss,
  useFloating,
  useFloatingNodeId,
  useInteractions,
  useListNavigation,
  useTypeahead,
} from '@floating-ui/react';
import { useEffect, useRef, useState } from 'react';
import { anchored } from '../floating/anchored';

/** The button that opened a menu and the initial focus: an item, or the list itself when opened by pointer. */
export interface Opened {
  button: HTMLElement;
  at: 'first' | 'last' | 'list';
}

/** Which edges of a menu and its anchor are aligned. */
export type Align = 'start' | 'end';

/** Positioning, arrow keys and type-ahead of an open menu. Both skip disabled items. */
export function useMenu(
  items: readonly { label: string; disabled?: boolean }[],
  { button, at }: Opened,
  align: Align,
  onClose: () => void,
) {
  const enabled = items.flatMap(({ disabled }, index) => (disabled ? [] : [index]));
  const start = at === 'list' ? undefined : at === 'first' ? enabled[0] : enabled.at(-1);
  const [activeIndex, setActiveIndex] = useState<number | null>(start ?? null);
  const itemsRef = useRef<(HTMLElement | null)[]>([]);
  const labels = items.map(({ label, disabled }) => (disabled ? null : label));
  const labelsRef = useRef(labels);
  useEffect(() => {
    labelsRef.current = labels;
  });
  const nodeId = useFloatingNodeId();
  const { refs, floatingStyles, context } = useFloating({
    nodeId,
    open: true,
    onOpenChange: onClose,
    elements: { reference: button },
    placement: `bottom-${align}`,
    ...anchored(4),
  });
  const interactions = useInteractions([
    useDismiss(context),
    useListNavigation(context, {
      listRef: itemsRef,
      activeIndex,
      onNavigate: setActiveIndex,
      loop: true,
      focusItemOnOpen: false,
      disabledIndices: items.flatMap(({ disabled }, index) => (disabled ? [index] : [])),
    }),
    useTypeahead(context, { listRef: labelsRef, activeIndex, onMatch: setActiveIndex }),
  ]);
  return { activeIndex, labels, itemsRef, nodeId, refs, floatingStyles, context, ...interactions };
}
