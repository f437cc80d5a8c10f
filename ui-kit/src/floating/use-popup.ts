import {
  useClick,
  useDismiss,
  useFloating,
  useFloatingNodeId,
  useInteractions,
  useRole,
  type Placement,
} from '@floating-ui/react';
import { useState } from 'react';
import { anchored } from './anchored';

/**
 * State and positioning of a small dialog next to the button that opens it. Positioned `fixed`, so that focusing it
 * on first paint can't scroll the page. Controlled if `controlledOpen` is set, otherwise uncontrolled.
 * @param anchor what it is next to, if that is no button of its own
 */
export function usePopup(
  placement: Placement = 'bottom-start',
  controlledOpen?: boolean,
  onOpenChange?: (open: boolean) => void,
  anchor?: Element | null,
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
    ...(anchor && { elements: { reference: anchor } }),
    ...anchored(4, Boolean(anchor)),
  });
  const interactions = useInteractions([
    useClick(context),
    useDismiss(context),
    useRole(context, { role: 'dialog' }),
  ]);
  return { open, setOpen, nodeId, refs, floatingStyles, context, ...interactions };
}
