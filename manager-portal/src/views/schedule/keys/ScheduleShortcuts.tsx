import { UNDO_AND_REDO, whileMoving } from '../../../shared/shortcuts/common-shortcuts';
import { type Shortcuts, ShortcutsDialog } from '../../../shared/shortcuts/ShortcutsDialog';
import type { Group } from '../schedule-params';

/** Shortcuts of a schedule, in the order of the help dialog. */
export function shortcuts(group: Group): Shortcuts[] {
  const isByProject = group === 'project';
  return [
    {
      title: 'Move around',
      items: [
        { what: 'Row above, below', keys: ['↑', '↓'] },
        { what: 'Previous, next in the row', keys: ['←', '→'] },
        ...(isByProject
          ? [
              { what: 'Open, close a project', keys: ['→', '←'] },
              { what: 'Open, close all projects', keys: ['*'] },
            ]
          : []),
        { what: 'First, last in the row', keys: ['Home', 'End'] },
        { what: 'First, last row', keys: ['Ctrl Home', 'Ctrl End'] },
        { what: 'One screen up, down', keys: ['PgUp', 'PgDn'] },
        { what: 'Earlier, later', keys: ['Shift PgUp', 'Shift PgDn'] },
        { what: 'Today', keys: ['T'] },
        ...(isByProject ? [] : [{ what: 'Next, previous overload', keys: ['O', 'Shift O'] }]),
      ],
    },
    {
      title: 'See',
      items: [
        { what: 'Details of an assignment', keys: ['Enter'] },
        ...(isByProject ? [] : [{ what: 'Capacity of an engineer', keys: ['Enter'] }]),
        { what: 'Why this number?', keys: ['W'] },
        ...(isByProject ? [{ what: 'Find people for an open place', keys: ['Enter'] }] : []),
        { what: 'Menu of an assignment or a row', keys: ['Shift F10'] },
        { what: 'Day, week, month', keys: ['1', '2', '3'] },
        { what: 'Group by engineer, project', keys: ['G'] },
        ...(isByProject
          ? []
          : [
              { what: 'Comfortable, compact rows', keys: ['D'] },
              { what: 'Pin, unpin the project of an assignment', keys: ['P'] },
            ]),
        { what: 'Search', keys: ['/'] },
        { what: 'History', keys: ['H'] },
        { what: 'This help', keys: ['?'] },
      ],
    },
    {
      title: 'Change',
      items: [
        ...(isByProject ? [] : [{ what: 'New assignment here', keys: ['N'] }]),
        { what: 'Pick up, move with arrows, drop', keys: ['Space'] },
        { what: 'Start a day earlier, later', keys: ['[', 'Shift ['] },
        { what: 'End a day earlier, later', keys: [']', 'Shift ]'] },
        { what: '5% less, more', keys: ['−', '+'] },
        { what: 'Edit', keys: ['E', 'F2'] },
        { what: 'Move', keys: ['M'] },
        { what: 'Split', keys: ['S'] },
        { what: 'Delete', keys: ['Del'] },
      ],
    },
    {
      title: 'Several at once',
      items: [
        { what: 'Select or deselect', keys: ['Ctrl Space'] },
        { what: 'Select none', keys: ['Esc'] },
      ],
    },
    whileMoving(isByProject ? [] : [{ what: 'To the engineer above, below', keys: ['↑', '↓'] }]),
    UNDO_AND_REDO,
  ];
}

interface ScheduleShortcutsProps {
  group: Group;
  onClose: () => void;
}

/** The keys of the schedule. */
export function ScheduleShortcuts({ group, onClose }: ScheduleShortcutsProps) {
  return (
    <ShortcutsDialog
      view={`Schedule by ${group}`}
      shortcuts={shortcuts(group)}
      note="Everything here can also be done without dragging: Enter on an assignment, then Edit, Move, or Split."
      onClose={onClose}
    />
  );
}
