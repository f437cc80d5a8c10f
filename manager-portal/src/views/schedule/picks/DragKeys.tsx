import { modifierKey } from '@erm/portal-kit';
import { Cluster } from '@erm/ui-kit/core';
import { Key } from '../../../shared/shortcuts/ShortcutsDialog.styles';
import type { Drag } from '../model/drag';

const ALL: Record<Drag, readonly [key: string, does: string][]> = {
  hand: [
    ['Esc', 'cancels'],
    ['Alt', 'snaps to days'],
    ['Shift', 'keeps the dates'],
    ['Ctrl', 'copies'],
  ],
  move: [
    ['Esc', 'cancels'],
    ['Alt', 'snaps to days'],
    ['Ctrl', 'copies'],
  ],
  create: [
    ['Esc', 'cancels'],
    ['Alt', 'snaps to days'],
  ],
};

/** Modifier keys of a drag. Visual only, as drags need a pointer. */
export function DragKeys({ drag }: { drag: Drag }) {
  return (
    <Cluster gap={3} aria-hidden="true">
      <strong>Dragging</strong>
      {ALL[drag].map(([key, does]) => (
        <span key={key}>
          <Key>{key === 'Ctrl' ? modifierKey().written : key}</Key> {does}
        </span>
      ))}
    </Cluster>
  );
}
