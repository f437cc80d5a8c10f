import { ContextMenu } from '@erm/ui-kit/overlay';
import { CalendarRange, CircleQuestionMark } from 'lucide-react';

/** A number of the heatmap, for Why. */
export interface AskableNumber {
  /** The number as shown: "20% free". */
  says: string;
  /** Its cell. */
  anchor: HTMLElement;
  ask: () => void;
}

interface CellMenuProps {
  number: AskableNumber;
  /** Opens the schedule there; null for a total. */
  onOpen: (() => void) | null;
  onClose: () => void;
}

/** Context menu of a cell. */
export function CellMenu({ number: { says, anchor, ask }, onOpen, onClose }: CellMenuProps) {
  const { right, bottom } = anchor.getBoundingClientRect();
  const why = {
    label: `Why ${says}?`,
    icon: <CircleQuestionMark size={16} aria-hidden="true" />,
    onSelect: ask,
  };
  const schedule = onOpen && {
    label: 'Open the schedule',
    icon: <CalendarRange size={16} aria-hidden="true" />,
    onSelect: onOpen,
  };
  return (
    <ContextMenu
      label={anchor.getAttribute('aria-label') ?? says}
      at={{ x: right, y: bottom }}
      onClose={onClose}
      items={schedule ? [why, schedule] : [why]}
    />
  );
}
