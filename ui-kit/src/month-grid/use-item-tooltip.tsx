import {
  autoUpdate,
  flip,
  FloatingPortal,
  offset,
  safePolygon,
  shift,
  useDismiss,
  useFloating,
  useHover,
  useInteractions,
} from '@floating-ui/react';
import { useState, type PointerEvent } from 'react';
import { Bubble } from '../tooltip/Tooltip.styles';

const openDelay = 700;

/** One tooltip for all that carries `data-tooltip` in an element; one each would be a hundred in a full month. */
export function useItemTooltip() {
  const [open, setOpen] = useState(false);
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const { refs, floatingStyles, context } = useFloating({
    open,
    onOpenChange: setOpen,
    elements: { reference: target },
    placement: 'top-start',
    whileElementsMounted: autoUpdate,
    middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8 })],
  });
  const { getFloatingProps } = useInteractions([
    useHover(context, { delay: { open: openDelay }, handleClose: safePolygon(), mouseOnly: true }),
    useDismiss(context),
  ]);
  const onPointerOver = ({ target: over }: PointerEvent) => {
    const carrier = over instanceof Element ? over.closest<HTMLElement>('[data-tooltip]') : null;
    if (carrier) setTarget(carrier);
  };
  return {
    onPointerOver,
    hide: () => setOpen(false),
    tooltip: open && target && (
      <FloatingPortal>
        <Bubble ref={refs.setFloating} role="tooltip" style={floatingStyles} {...getFloatingProps()}>
          {target.dataset['tooltip']}
        </Bubble>
      </FloatingPortal>
    ),
  };
}
