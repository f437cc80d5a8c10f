import { FloatingPortal, useDismiss, useFloating, useHover, useInteractions } from '@floating-ui/react';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { beside } from '../floating/beside';
import { openDelay, tooltipHover } from '../tooltip/tooltip-hover';
import { Bubble } from '../tooltip/Tooltip.styles';

/** One tooltip for all that carries `data-tooltip` in an element; one each would be a hundred in a full month. */
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
    ...beside(6),
  });
  const { getFloatingProps } = useInteractions([
    // It closes only: a target is not known before the pointer is on it, when it is too late to see it enter.
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
      <FloatingPortal>
        <Bubble ref={refs.setFloating} role="tooltip" style={floatingStyles} {...getFloatingProps()}>
          {target.dataset['tooltip']}
        </Bubble>
      </FloatingPortal>
    ),
  };
}
