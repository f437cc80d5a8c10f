import { FloatingNode } from '@floating-ui/react';
import type { ComponentProps } from 'react';
import { Listbox } from '../listbox/Listbox';
import { useListboxPopup } from '../listbox/use-listbox-popup';

type SelectListProps = Omit<ComponentProps<typeof Listbox>, 'popup'> & {
  button: HTMLElement;
  /** How wide the list is at least, in px, if the window is. */
  minWidth: number;
  onClose: () => void;
};

/** The open list of a `Select`, next to its button. */
export function SelectList({ button, minWidth, onClose, ...list }: SelectListProps) {
  const popup = useListboxPopup(true, onClose, minWidth, button);
  return (
    <FloatingNode id={popup.nodeId}>
      <Listbox {...list} popup={popup} />
    </FloatingNode>
  );
}
