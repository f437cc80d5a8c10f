import { ShortcutsDialog } from '../../../shared/shortcuts/ShortcutsDialog';
import { shortcuts } from './shortcuts';

interface ScheduleShortcutsProps {
  group: 'engineer' | 'project';
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
