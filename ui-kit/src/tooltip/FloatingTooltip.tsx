import {
  FloatingNode,
  useDismiss,
  useFloating,
  useFloatingNodeId,
  useFocus,
  useHover,
  useInteractions,
  useRole,
} from '@floating-ui/react';
import { matchesFocusVisible } from '@floating-ui/react/utils';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  type ComponentPropsWithRef,
  type HTMLProps,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { anchored } from '../floating/anchored';
import { PopupPortal } from '../floating/overlay-portals';
import { openDelay, tooltipHover } from './tooltip-hover';
import { Bubble } from './Tooltip.styles';

/** Merges the props of an element with those that make it open a tooltip. */
export type ReferenceProps = (own: HTMLProps<Element>) => HTMLProps<Element>;

/** The `mouseenter` or `focus` event that reached the element, and its time by `performance.now`. */
export interface Reached {
  by: SyntheticEvent;
  at: number;
}

type FloatingTooltipProps = Pick<ComponentPropsWithRef<'div'>, 'className' | 'style'> & {
  anchor: Element;
  /** How the anchor was reached while this was loading. Null if it has been left since. */
  reached: Reached | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onReference: (reference: () => ReferenceProps) => void;
  content: ReactNode;
  placement: TooltipPlacement;
};

/** The preferred side, if there is room. */
export type TooltipPlacement = 'top' | 'right';

/** Opens and places the tooltip of an element that the pointer or the focus has reached. */
export function FloatingTooltip(props: FloatingTooltipProps) {
  const { anchor, reached, open, onOpenChange, onReference, content, placement, className, style } = props;
  const nodeId = useFloatingNodeId();
  const { refs, floatingStyles, context } = useFloating({
    nodeId,
    open,
    onOpenChange,
    elements: { reference: anchor },
    placement,
    ...anchored(6),
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, tooltipHover()),
    useFocus(context),
    useDismiss(context),
    useRole(context, { role: 'tooltip' }),
  ]);
  useLayoutEffect(() => onReference(() => getReferenceProps), [onReference, getReferenceProps]);
  const catchUp = useEffectEvent(() => {
    if (reached?.by.type === 'focus' && matchesFocusVisible(anchor)) onOpenChange(true);
    if (reached?.by.type !== 'mouseenter') return;
    // The hover started before this was listening, and so did its delay.
    const { by, at } = reached;
    const show = () => context.onOpenChange(true, by.nativeEvent, 'hover');
    const timer = setTimeout(show, at + openDelay - performance.now());
    const stop = () => clearTimeout(timer);
    anchor.addEventListener('mouseleave', stop, { once: true });
    context.events.on('openchange', stop);
    return stop;
  });
  useEffect(() => catchUp(), []);
  return (
    <FloatingNode id={nodeId}>
      {open && (
        <PopupPortal>
          <Bubble
            ref={refs.setFloating}
            className={className}
            style={{ ...floatingStyles, ...style }}
            {...getFloatingProps()}
          >
            {content}
          </Bubble>
        </PopupPortal>
      )}
    </FloatingNode>
  );
}
