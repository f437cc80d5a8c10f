import {
  useDismiss,
  useFloating,
  useFloatingNodeId,
  useInteractions,
  useListNavigation,
  useTypeahead,
} from '@floating-ui/react';
import { useEffect, useRef, useState } from 'react';
import { beside } from '../floating/beside';

/** The button that opened a menu, and where the focus goes in it; by pointer to the list itself. */
export interface Opened {
  button: HTMLElement;
  at: 'first' | 'last' | 'list';
}

/** Position, arrow keys and type-ahead of an open menu. Disabled items are skipped by both. */
export function useMenu(
  items: readonly { label: string; disabled?: boolean }[],
  { button, at }: Opened,
  onClose: () => void,
) {
  const enabled = items.flatMap(({ disabled }, index) => (disabled ? [] : [index]));
  const start = at === 'list' ? undefined : at === 'first' ? enabled[0] : enabled.at(-1);
  const [activeIndex, setActiveIndex] = useState<number | null>(start ?? null);
  const itemsRef = useRef<(HTMLElement | null)[]>([]);
  const labelsRef = useRef<(string | null)[]>([]);
  useEffect(() => {
    labelsRef.current = items.map(({ label, disabled }) => (disabled ? null : label));
  }, [items]);
  const nodeId = useFloatingNodeId();
  const { refs, floatingStyles, context } = useFloating({
    nodeId,
    open: true,
    onOpenChange: onClose,
    elements: { reference: button },
    placement: 'bottom-end',
    ...beside(4),
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
  return { activeIndex, itemsRef, nodeId, refs, floatingStyles, context, ...interactions };
}
