import {
  FloatingNode,
  FloatingPortal,
  useDismiss,
  useFloating,
  useFloatingNodeId,
  useFocus,
  useHover,
  useInteractions,
  useMergeRefs,
  useRole,
} from '@floating-ui/react';
import {
  cloneElement,
  useState,
  type ComponentPropsWithRef,
  type HTMLProps,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { anchored } from '../floating/anchored';
import { tooltipHover } from './tooltip-hover';
import { Bubble } from './Tooltip.styles';

export type TooltipProps = Pick<ComponentPropsWithRef<'div'>, 'className' | 'style'> & {
  /** A short text, also set as the element's accessible description. */
  content: ReactNode;
  /** A single element that accepts a ref. Make it focusable if the content isn't available elsewhere. */
  children: ReactElement<HTMLProps<Element> & { ref?: Ref<Element> }>;
};

/** A short explanation of an element: after 700 ms on hover, immediately on keyboard focus. */
export function Tooltip({ content, children, className, style }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const nodeId = useFloatingNodeId();
  const { refs, floatingStyles, context } = useFloating({
    nodeId,
    open,
    onOpenChange: setOpen,
    placement: 'top',
    ...anchored(6),
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, tooltipHover()),
    useFocus(context),
    useDismiss(context),
    useRole(context, { role: 'tooltip' }),
  ]);
  const ref = useMergeRefs([refs.setReference, children.props.ref]);
  const { 'aria-describedby': own, ...props } = children.props;
  const reference = getReferenceProps({ ...props, ref });
  const described = [own, reference['aria-describedby']];
  return (
    <>
      {cloneElement(children, {
        ...reference,
        'aria-describedby': described.filter(Boolean).join(' ') || undefined,
      })}
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
    </>
  );
}
