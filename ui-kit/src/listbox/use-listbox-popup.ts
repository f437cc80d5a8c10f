import {
  autoUpdate,
  flip,
  offset,
  shift,
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
 * @param minWidth how wide the list is at least, in px, if the window is
 * @param field the field, unless it is set as the reference
 */
export function useListboxPopup(
  open: boolean,
  onClose: () => void,
  minWidth = 0,
  field: HTMLElement | null = null,
) {
  const nodeId = useFloatingNodeId();
  const { refs, floatingStyles, context } = useFloating({
    nodeId,
    open,
    onOpenChange: (next) => {
      if (!next) onClose();
    },
    placement: 'bottom-start',
    elements: { reference: field },
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(4),
      flip({ padding: 8 }),
      size({
        padding: 8,
        apply({ rects, availableHeight, elements }) {
          const least = Math.min(minWidth, document.documentElement.clientWidth - 16);
          elements.floating.style.width = `${Math.max(rects.reference.width, least)}px`;
          elements.floating.style.maxHeight = `${Math.min(MAX_HEIGHT, availableHeight)}px`;
        },
      }),
      shift({ padding: 8 }),
    ],
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([useDismiss(context)]);
  return { nodeId, refs, floatingStyles, getReferenceProps, getFloatingProps };
}
