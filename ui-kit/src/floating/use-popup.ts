import {
  useClick,
  useDismiss,
  useFloating,
  useFloatingNodeId,
  useInteractions,
  useRole,
  type Placement,
} from '@floating-ui/react';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { anchored } from './anchored';

/**
 * State and positioning of a small dialog next to the button that opens it. Positioned `fixed`, so that focusing it on
 * first paint can't scroll the page. Controlled if `controlledOpen` is set, otherwise uncontrolled.
 * @param anchor the element to position it at, if it has no button of its own
 * @param covers whether it may cover the anchor
 */
export function usePopup(
  placement: Placement = 'bottom-start',
  controlledOpen?: boolean,
  onOpenChange?: (open: boolean) => void,
  anchor: HTMLElement | null = null,
  covers = false,
) {
  const [internalOpen, setInternalOpen] = useState(false);
  const open = controlledOpen ?? internalOpen;
  const setOpen = (next: boolean) => {
    setInternalOpen(next);
    onOpenChange?.(next);
  };
  const nodeId = useFloatingNodeId();
  const { refs, floatingStyles, context } = useFloating({
    nodeId,
    open,
    onOpenChange: setOpen,
    strategy: 'fixed',
    placement,
    elements: { reference: anchor },
    ...anchored(4, anchor ? covers : undefined),
  });
  const interactions = useInteractions([
    useClick(context),
    useDismiss(context),
    useRole(context, { role: 'dialog' }),
  ]);
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    setOpen(false);
  });
  // Until the focus has moved: a dialog around both ignores the key, and keeps it from the document, where this listens.
  useLayoutEffect(() => {
    if (!open || !anchor) return;
    const onKeyDown = (event: KeyboardEvent) => closeOnEscape(event);
    anchor.addEventListener('keydown', onKeyDown);
    return () => anchor.removeEventListener('keydown', onKeyDown);
  }, [open, anchor]);
  return { open, setOpen, nodeId, refs, floatingStyles, context, ...interactions };
}
