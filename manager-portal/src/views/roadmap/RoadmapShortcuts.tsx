import { UNDO_AND_REDO, whileMoving } from '../../shared/shortcuts/common-shortcuts';
import { ShortcutsDialog, type Shortcuts } from '../../shared/shortcuts/ShortcutsDialog';

const SHORTCUTS: readonly Shortcuts[] = [
  {
    title: 'Move around',
    items: [
      { what: 'Row above, below', keys: ['↑', '↓'] },
      { what: 'Head of the row, its project', keys: ['←', '→'] },
      { what: 'First, last row', keys: ['Ctrl Home', 'Ctrl End'] },
      { what: 'One screen up, down', keys: ['PgUp', 'PgDn'] },
      { what: 'Earlier, later', keys: ['Shift PgUp', 'Shift PgDn'] },
      { what: 'Today', keys: ['T'] },
    ],
  },
  {
    title: 'See',
    items: [
      { what: 'Details of a project', keys: ['Enter'] },
      { what: 'Menu of a project', keys: ['Shift F10'] },
      { what: 'Why this number?', keys: ['W'] },
      { what: 'History of a project', keys: ['H'] },
      { what: 'Week, month, quarter', keys: ['1', '2', '3'] },
      { what: 'Search', keys: ['/'] },
      { what: 'This help', keys: ['?'] },
    ],
  },
  {
    title: 'Change',
    items: [
      { what: 'Pick up, move with arrows, drop', keys: ['Space'] },
      { what: 'Change dates', keys: ['M'] },
      { what: 'Edit', keys: ['E'] },
      { what: 'Delete', keys: ['Del'] },
    ],
  },
  whileMoving(),
  UNDO_AND_REDO,
];

/** Shortcuts of the roadmap. */
export function RoadmapShortcuts({ onClose }: { onClose: () => void }) {
  return (
    <ShortcutsDialog
      view="Roadmap"
      shortcuts={SHORTCUTS}
      note="Everything here can also be done without dragging: Change Dates is in the menu of each project."
      onClose={onClose}
    />
  );
}
