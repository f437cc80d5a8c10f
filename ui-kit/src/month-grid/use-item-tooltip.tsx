import { useDismiss, useFloating, useHover, useInteractions } from '@floating-ui/react';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { anchored } from '../floating/anchored';
import { PopupPortal } from '../floating/overlay-portals';
import { openDelay, tooltipHover } from '../tooltip/tooltip-hover';
import { Bubble } from '../tooltip/Tooltip.styles';

/** A single tooltip for all `data-tooltip` descendants; separate ones would add up to a hundred in a full month. */
export function useItemTooltip() {
  const [open, setOpen] = useState(false);
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stopOpening = () => clearTimeout(opening.current);
  useEffect(() => () => clearTimeout(opening.current), []);
  const { refs, floatingStyles, context } = useFloating({
    open,
    onOpenChange: setOpen,
    elements: { reference: target },
    placement: 'top-start',
    ...anchored(6),
  });
  const { getFloatingProps } = useInteractions([
    // Only closes the tooltip: a target is set once the pointer is already over it, too late to see it enter.
    useHover(context, tooltipHover()),
    useDismiss(context),
  ]);
  const onPointerOver = ({ target: over, pointerType }: PointerEvent) => {
    stopOpening();
    const carrier = over instanceof Element ? over.closest<HTMLElement>('[data-tooltip]') : null;
    if (!carrier || pointerType === 'touch') return;
    setTarget(carrier);
    opening.current = setTimeout(() => setOpen(true), openDelay);
  };
  return {
    onPointerOver,
    onPointerLeave: stopOpening,
    hide: () => {
      stopOpening();
      setOpen(false);
    },
    tooltip: open && target && (
      <PopupPortal>
        <Bubble ref={refs.setFloating} role="tooltip" style={floatingStyles} {...getFloatingProps()}>
          {target.dataset['tooltip']}
        </Bubble>
      </PopupPortal>
    ),
  };
}
