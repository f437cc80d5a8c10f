import { FloatingFocusManager, FloatingNode, useMergeRefs, type Placement } from '@floating-ui/react';
import {
  cloneElement,
  type ComponentPropsWithRef,
  type HTMLProps,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { IN_ADDRESS } from '../floating/open-overlay';
import { usePopup } from '../floating/use-popup';
import { PopupPortal } from '../floating/overlay-portals';
import { Panel } from './Popover.styles';

export type PopoverProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'role' | 'aria-label'> & {
  /** Accessible name of the panel. */
  label: string;
  /** Content, mounted only while open; a function receives a callback that closes the panel. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Preferred placement, if there is room. Default `bottom-start`. */
  placement?: Placement;
  /** Gets focus when the panel closes, instead of the previously focused element. */
  returnFocusTo?: RefObject<HTMLElement | null>;
  /**
   * Whether it may cover its anchor if there is no room beside it; by default with an `anchor`. Otherwise its height is
   * limited to the available room, down to a readable minimum.
   */
  covers?: boolean;
  /** Whether the address holds it open, so that Back closes it without more. */
  inAddress?: boolean;
} & (
    | {
        /** The button that toggles the panel; must accept a ref and button props. */
        trigger: ReactElement<HTMLProps<Element> & { ref?: Ref<Element> }>;
        anchor?: undefined;
      }
    | {
        /** The element to position the panel at, if something else opens it. Gets focus when the panel closes. */
        anchor: HTMLElement | null;
        trigger?: undefined;
        open: boolean;
      }
  ) &
  (
    | {
        /** Whether it's open; makes the popover controlled. */
        open: boolean;
        /** Called on a click on the trigger or outside, on Escape, when Tab leaves the panel, and by its content. */
        onOpenChange: (open: boolean) => void;
      }
    | { open?: undefined; onOpenChange?: (open: boolean) => void }
  );

/**
 * A small non-modal panel next to its button, for quick tasks. Opening moves focus inside; Escape returns it. Tabbing
 * out and outside clicks close it. The page stays interactive; use a Dialog for anything that must be answered first.
 */
export function Popover({
  label,
  trigger,
  anchor,
  children,
  placement,
  open,
  onOpenChange,
  returnFocusTo,
  covers = Boolean(anchor),
  inAddress = false,
  ref,
  style,
  ...rest
}: PopoverProps) {
  const popup = usePopup(placement, open, onOpenChange, anchor, covers);
  const triggerRef = useMergeRefs([popup.refs.setReference, trigger?.props.ref]);
  const panelRef = useMergeRefs([popup.refs.setFloating, ref]);
  return (
    <FloatingNode id={popup.nodeId}>
      {trigger && cloneElement(trigger, popup.getReferenceProps({ ...trigger.props, ref: triggerRef }))}
      {popup.open && (
        <PopupPortal>
          <FloatingFocusManager
            context={popup.context}
            modal={false}
            returnFocus={returnFocusTo ?? (anchor ? { current: anchor } : true)}
          >
            <Panel
              {...popup.getFloatingProps({ ...rest, 'aria-label': label })}
              {...{ [IN_ADDRESS]: inAddress || undefined }}
              ref={panelRef}
              style={{ ...popup.floatingStyles, ...style }}
            >
              {typeof children === 'function' ? children(() => popup.setOpen(false)) : children}
            </Panel>
          </FloatingFocusManager>
        </PopupPortal>
      )}
    </FloatingNode>
  );
}
