import {
  FloatingNode,
  FloatingPortal,
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
} from 'react';
import { anchored } from '../floating/anchored';
import { tooltipHover } from './tooltip-hover';
import { Bubble } from './Tooltip.styles';

/** Merges the props of an element with those that make it open a tooltip. */
export type ReferenceProps = (own: HTMLProps<Element>) => HTMLProps<Element>;

type FloatingTooltipProps = Pick<ComponentPropsWithRef<'div'>, 'className' | 'style'> & {
  anchor: Element;
  /** How the anchor was reached while this was loading. Null if it has been left since. */
  reachedBy: 'hover' | 'focus' | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onReference: (reference: () => ReferenceProps) => void;
  content: ReactNode;
};

/** Opens and places the tooltip of an element that the pointer or the focus has reached. */
export function FloatingTooltip(props: FloatingTooltipProps) {
  const { anchor, reachedBy, open, onOpenChange, onReference, content, className, style } = props;
  const nodeId = useFloatingNodeId();
  const { refs, floatingStyles, context } = useFloating({
    nodeId,
    open,
    onOpenChange,
    elements: { reference: anchor },
    placement: 'top',
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
    if (reachedBy === 'focus' && matchesFocusVisible(anchor)) onOpenChange(true);
    // Starts the delay of the hover, which nothing has listened to so far.
    if (reachedBy === 'hover') anchor.dispatchEvent(new MouseEvent('mouseenter'));
  });
  useEffect(() => catchUp(), []);
  return (
    <FloatingNode id={nodeId}>
      {open && (
        <FloatingPortal>
          <Bubble
            ref={refs.setFloating}
            className={className}
            style={{ ...floatingStyles, ...style }}
            {...getFloatingProps()}
          >
            {content}
          </Bubble>
        </FloatingPortal>
      )}
    </FloatingNode>
  );
}
