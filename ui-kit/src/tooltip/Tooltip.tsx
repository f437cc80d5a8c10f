import {
  cloneElement,
  useState,
  type ComponentPropsWithRef,
  type FocusEvent,
  type HTMLProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from 'react';
import { createLoadable, useLoadable } from '../loadable';
import type { Reached, ReferenceProps, TooltipPlacement } from './FloatingTooltip';

export type TooltipProps = Pick<ComponentPropsWithRef<'div'>, 'className' | 'style'> & {
  /** A short text, also set as the element's accessible description. */
  content: ReactNode;
  /** `right` for elements in a column. Default `top`. */
  placement?: TooltipPlacement;
  /** A single element that accepts a ref. Make it focusable if the content isn't available elsewhere. */
  children: ReactElement<HTMLProps<Element> & { ref?: Ref<Element> }>;
};

// Loaded once the pointer or the focus reaches an element with a tooltip. A page may have hundreds that stay closed.
const floatingTooltip = createLoadable(
  async () => (await import(/* webpackChunkName: "floating" */ './FloatingTooltip')).FloatingTooltip,
);

/** A short explanation of an element: after 700 ms on hover, immediately on keyboard focus. */
export function Tooltip({ content, placement = 'top', children, className, style }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [reached, setReached] = useState<Reached | null>(null);
  const [withReference, setReference] = useState<ReferenceProps | null>(null);
  const loaded = useLoadable(floatingTooltip, reached !== null);
  const FloatingTooltip = anchor !== null && loaded.status === 'ready' ? loaded.part : null;

  const { 'aria-describedby': own, ...props } = children.props;
  const reach = (event: SyntheticEvent<Element>) => {
    setAnchor(event.currentTarget);
    setReached(reachedNow(event));
  };
  const observed: HTMLProps<Element> = {
    ...props,
    onMouseEnter: (event: MouseEvent<Element>) => {
      props.onMouseEnter?.(event);
      reach(event);
    },
    onMouseLeave: (event: MouseEvent<Element>) => {
      props.onMouseLeave?.(event);
      setReached(null);
    },
    onFocus: (event: FocusEvent<Element>) => {
      props.onFocus?.(event);
      reach(event);
    },
    onBlur: (event: FocusEvent<Element>) => {
      props.onBlur?.(event);
      setReached(null);
    },
  };
  const reference = FloatingTooltip && withReference ? withReference(observed) : observed;
  const described = [own, reference['aria-describedby']];
  return (
    <>
      {cloneElement(children, {
        ...reference,
        'aria-describedby': described.filter(Boolean).join(' ') || undefined,
      })}
      {FloatingTooltip && anchor && (
        <FloatingTooltip
          anchor={anchor}
          reached={reached}
          open={open}
          onOpenChange={setOpen}
          onReference={setReference}
          content={content}
          placement={placement}
          className={className}
          style={style}
        />
      )}
    </>
  );
}

const reachedNow = (by: SyntheticEvent): Reached => ({ by, at: performance.now() });
