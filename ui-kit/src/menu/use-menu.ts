import {
  useClick,
  useDismiss,
  useFloating,
  useFloatingNodeId,
  useInteractions,
  useListNavigation,
  useTypeahead,
} from '@floating-ui/react';
import { useEffect, useRef, useState } from 'react';
import { beside } from '../floating/beside';

/** Position, opening, arrow keys and type-ahead of a menu. Disabled items are skipped by both. */
export function useMenu(items: readonly { label: string; disabled?: boolean }[]) {
  const [open, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const itemsRef = useRef<(HTMLElement | null)[]>([]);
  const labelsRef = useRef<(string | null)[]>([]);
  useEffect(() => {
    labelsRef.current = items.map(({ label, disabled }) => (disabled ? null : label));
  }, [items]);
  const nodeId = useFloatingNodeId();
  const { refs, floatingStyles, context } = useFloating({
    nodeId,
    open,
    onOpenChange: setOpen,
    placement: 'bottom-end',
    ...beside(4),
  });
  const disabledIndices = items.flatMap(({ disabled }, index) => (disabled ? [index] : []));
  const interactions = useInteractions([
    useClick(context),
    useDismiss(context),
    useListNavigation(context, {
      listRef: itemsRef,
      activeIndex,
      onNavigate: setActiveIndex,
      loop: true,
      disabledIndices,
    }),
    useTypeahead(context, { listRef: labelsRef, activeIndex, onMatch: setActiveIndex, enabled: open }),
  ]);
  return {
    open,
    close: () => setOpen(false),
    activeIndex,
    itemsRef,
    nodeId,
    refs,
    floatingStyles,
    context,
    ...interactions,
  };
}
