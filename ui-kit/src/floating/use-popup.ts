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
import { beside } from './beside';

/**
 * State and positioning of a small dialog next to the button that opens it. Positioned `fixed`, so that focusing it
 * on first paint can't scroll the page. Controlled if `givenOpen` is set, otherwise uncontrolled.
 */
export function usePopup(
  placement: Placement = 'bottom-start',
  givenOpen?: boolean,
  onOpenChange?: (open: boolean) => void,
) {
  const [ownOpen, setOwnOpen] = useState(false);
  const open = givenOpen ?? ownOpen;
  const setOpen = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const nodeId = useFloatingNodeId();
  const { refs, floatingStyles, context } = useFloating({
    nodeId,
    open,
    onOpenChange: setOpen,
    strategy: 'fixed',
    placement,
    ...beside(4),
  });
  const interactions = useInteractions([
    useClick(context),
    useDismiss(context),
    useRole(context, { role: 'dialog' }),
  ]);
  return { open, setOpen, nodeId, refs, floatingStyles, context, ...interactions };
}
