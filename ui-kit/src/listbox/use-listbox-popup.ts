import {
  autoUpdate,
  flip,
  offset,
  size,
  useDismiss,
  useFloating,
  useFloatingNodeId,
  useInteractions,
} from '@floating-ui/react';

const MAX_HEIGHT = 320;

/**
 * Positions a list below (or above) its field, at the same width. Focus stays in the field. Escape and outside clicks
 * close the list; Escape doesn't reach a dialog around the field.
 */
export function useListboxPopup(open: boolean, onClose: () => void) {
  const nodeId = useFloatingNodeId();
  const { refs, floatingStyles, context } = useFloating({
    nodeId,
    open,
    onOpenChange: (next) => {
      if (!next) onClose();
    },
    placement: 'bottom-start',
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(4),
      flip({ padding: 8 }),
      size({
        padding: 8,
        apply({ rects, availableHeight, elements }) {
          elements.floating.style.width = `${rects.reference.width}px`;
          elements.floating.style.maxHeight = `${Math.min(MAX_HEIGHT, availableHeight)}px`;
        },
      }),
    ],
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([useDismiss(context)]);
  return { nodeId, refs, floatingStyles, getReferenceProps, getFloatingProps };
}
