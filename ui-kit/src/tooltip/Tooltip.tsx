import {
  autoUpdate,
  flip,
  FloatingNode,
  FloatingPortal,
  offset,
  safePolygon,
  shift,
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
import { Bubble } from './Tooltip.styles';

const openDelay = 700;

export type TooltipProps = Pick<ComponentPropsWithRef<'div'>, 'className' | 'style'> & {
  content: ReactNode;
  /** One element that takes a ref; let it be focusable where the content stands nowhere else. */
  children: ReactElement<HTMLProps<Element> & { ref?: Ref<Element> }>;
};

/** A line that explains an element: after 700 ms under the pointer, at once on keyboard focus. */
export function Tooltip({ content, children, className, style }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const nodeId = useFloatingNodeId();
  const { refs, floatingStyles, context } = useFloating({
    nodeId,
    open,
    onOpenChange: setOpen,
    placement: 'top',
    whileElementsMounted: autoUpdate,
    middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8 })],
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, { delay: { open: openDelay }, move: false, handleClose: safePolygon() }),
    useFocus(context),
    useDismiss(context),
    useRole(context, { role: 'tooltip' }),
  ]);
  const ref = useMergeRefs([refs.setReference, children.props.ref]);
  return (
    <>
      {cloneElement(children, getReferenceProps({ ...children.props, ref }))}
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
