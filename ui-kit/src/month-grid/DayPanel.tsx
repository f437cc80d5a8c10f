import {
  FloatingFocusManager,
  FloatingNode,
  useDismiss,
  useFloating,
  useFloatingNodeId,
  useInteractions,
  useRole,
} from '@floating-ui/react';
import { anchored } from '../floating/anchored';
import { PopupPortal } from '../floating/overlay-portals';
import { formatDay } from '../format/format-day';
import { Panel } from '../popover/Popover.styles';
import { DayItems, type DayItemsProps } from './DayItems';

interface DayPanelProps {
  list: DayItemsProps;
  button: HTMLButtonElement;
  onClose: () => void;
}

/** A day's list next to its button. Shared by the whole month: 42 idle popovers slowed down every month. */
export function DayPanel({ list, button, onClose }: DayPanelProps) {
  const nodeId = useFloatingNodeId();
  const { refs, floatingStyles, context } = useFloating({
    nodeId,
    open: true,
    onOpenChange: onClose,
    strategy: 'fixed',
    placement: 'bottom-start',
    elements: { reference: button },
    ...anchored(4),
  });
  const { getFloatingProps } = useInteractions([useDismiss(context), useRole(context, { role: 'dialog' })]);
  return (
    <FloatingNode id={nodeId}>
      <PopupPortal>
        <FloatingFocusManager context={context} modal={false}>
          <Panel
            {...getFloatingProps({ 'aria-label': formatDay(list.day, 'weekday') })}
            ref={refs.setFloating}
            style={floatingStyles}
          >
            <DayItems {...list} />
          </Panel>
        </FloatingFocusManager>
      </PopupPortal>
    </FloatingNode>
  );
}
