import { HEAD, type RowList } from '@erm/planning';
import type { KeyPress } from '../model/key-press';
import { onScheduleKey, type ScheduleKeysOptions } from '../keys/schedule-keys';
import type { ProjectRow, TreeRow } from './tree-rows';
import { findMember, type Members } from './use-members';

interface ProjectKeysOptions extends ScheduleKeysOptions {
  rows: RowList<TreeRow>;
  members: Members;
  /** Toggles a project. */
  onToggle: (row: ProjectRow) => void;
  onOpenAll: () => void;
  /** Finds people for an open place; ignores other cells. */
  onFindPeople: (row: TreeRow | undefined, cell: string) => void;
}

/** Keys of the schedule by project. */
export function onProjectKey(press: KeyPress, options: ProjectKeysOptions): boolean {
  const { rows, members, active, focus } = options;
  const row = rows.get(active.row);
  const isHead = active.cell === HEAD;
  const isHere = row?.cells.some(({ _id }) => _id === active.cell);

  /** Tree keys: arrows open and close projects, and move from a child row to its project. */
  const onTreeKey = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyPress): boolean => {
    if (!row || !isHead || shiftKey || ctrlKey || metaKey || altKey) return false;
    if (row.kind === 'project') {
      const opens = key === 'ArrowRight' && !row.isOpen;
      const closes = key === 'ArrowLeft' && row.isOpen;
      if (opens || closes) options.onToggle(row);
      else if (key === 'ArrowRight' && row.isOpen) focus.onKey({ ...press, key: 'ArrowDown' });
      else return false;
      return true;
    }
    if (key !== 'ArrowLeft') return false;
    focus.focus({ row: row.parent, cell: HEAD });
    return true;
  };

  return onScheduleKey(press, {
    ...options,
    found: isHere ? findMember(members, active.cell) : undefined,
    movesRows: false,
    onFocusKey: (pressed) => onTreeKey(pressed) || focus.onKey(pressed),
    own: {
      '*'() {
        options.onOpenAll();
        // The focused row may be gone.
        focus.focusAgain();
      },
      h: () => options.view.onHistory(row?.model ? `project:${row.model.project._id}` : ''),
      Enter() {
        if (row?.kind === 'project') options.onToggle(row);
        else options.onFindPeople(row, active.cell);
      },
    },
  });
}
