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
 * Opening and place of a small dialog beside the button that opens it. Fixed, so that focus on its first paint cannot
 * scroll the page. It keeps by itself whether it is open, unless it is told.
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
