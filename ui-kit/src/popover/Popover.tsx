import {
  FloatingFocusManager,
  FloatingNode,
  FloatingPortal,
  useMergeRefs,
  type Placement,
} from '@floating-ui/react';
import {
  cloneElement,
  type ComponentPropsWithRef,
  type HTMLProps,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { usePopup } from '../floating/use-popup';
import { Panel } from './Popover.styles';

export type PopoverProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'role' | 'aria-label'> & {
  /** Names the panel for screen readers. */
  label: string;
  /** The button that opens and closes it; takes a ref and the props of a button. */
  trigger: ReactElement<HTMLProps<Element> & { ref?: Ref<Element> }>;
  /** What stands in the panel, which exists only while it is open; a function is given a way to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Where it opens if there is room: by default below, its start at the start of the button. */
  placement?: Placement;
} & (
    | {
        /** Whether it is open, where the caller keeps that. */
        open: boolean;
        /** Asked for by its button, Escape, a press elsewhere, Tab out of it, and from inside. */
        onOpenChange: (open: boolean) => void;
      }
    | { open?: undefined; onOpenChange?: (open: boolean) => void }
  );

/**
 * A small panel beside its button, for what is looked at or done in passing. Focus goes in and, on Escape, back; Tab
 * out of it and a press elsewhere close it. The page behind stays usable: what must be answered first is a Dialog.
 */
export function Popover({
  label,
  trigger,
  children,
  placement,
  open,
  onOpenChange,
  ref,
  style,
  ...rest
}: PopoverProps) {
  const popup = usePopup(placement, open, onOpenChange);
  const triggerRef = useMergeRefs([popup.refs.setReference, trigger.props.ref]);
  const panelRef = useMergeRefs([popup.refs.setFloating, ref]);
  return (
    <FloatingNode id={popup.nodeId}>
      {cloneElement(trigger, popup.getReferenceProps({ ...trigger.props, ref: triggerRef }))}
      {popup.open && (
        <FloatingPortal>
          <FloatingFocusManager context={popup.context} modal={false}>
            <Panel
              {...popup.getFloatingProps({ ...rest, 'aria-label': label })}
              ref={panelRef}
              style={{ ...popup.floatingStyles, ...style }}
            >
              {typeof children === 'function' ? children(() => popup.setOpen(false)) : children}
            </Panel>
          </FloatingFocusManager>
        </FloatingPortal>
      )}
    </FloatingNode>
  );
}
