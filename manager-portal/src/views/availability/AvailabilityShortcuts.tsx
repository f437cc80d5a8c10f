import { UNDO_AND_REDO } from '../../shared/shortcuts/common-shortcuts';
import { ShortcutsDialog, type Shortcuts } from '../../shared/shortcuts/ShortcutsDialog';

const SHORTCUTS: readonly Shortcuts[] = [
  {
    title: 'Move around',
    items: [
      { what: 'Row above, below', keys: ['↑', '↓'] },
      { what: 'Previous, next column', keys: ['←', '→'] },
      { what: 'First, last in the row', keys: ['Home', 'End'] },
      { what: 'Column heads, last engineer', keys: ['Ctrl Home', 'Ctrl End'] },
      { what: 'Totals, from the last engineer', keys: ['↓', 'Ctrl End'] },
      { what: 'One screen up, down', keys: ['PgUp', 'PgDn'] },
      { what: 'Earlier, later', keys: ['Shift PgUp', 'Shift PgDn'] },
      { what: 'Today', keys: ['T'] },
    ],
  },
  {
    title: 'See',
    items: [
      { what: 'Schedule of an engineer in those days', keys: ['Enter'] },
      { what: 'Sort by the column, at its head', keys: ['Enter', 'Space'] },
      { what: 'Why this number?', keys: ['W'] },
      { what: 'Menu of a cell', keys: ['Shift F10'] },
      { what: 'History of an engineer', keys: ['H'] },
      { what: 'Week, month', keys: ['1', '2'] },
      { what: 'Search', keys: ['/'] },
      { what: 'This help', keys: ['?'] },
    ],
  },
  UNDO_AND_REDO,
];

/** Shortcuts of the availability. */
export function AvailabilityShortcuts({ onClose }: { onClose: () => void }) {
  return (
    <ShortcutsDialog
      view="Availability"
      shortcuts={SHORTCUTS}
      note="Click a cell to open the schedule. Right-click it to ask why."
      onClose={onClose}
    />
  );
}
