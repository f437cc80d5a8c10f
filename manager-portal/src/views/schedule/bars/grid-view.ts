import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { TimeCanvas } from '@erm/planning';
import type { Found } from '../model/found';
import type { Projects } from '../model/schedule-texts';
import type { Picks } from '../picks/use-picks';
import type { BarActions } from './use-bar-actions';

/** State and actions that both grids share. */
export interface GridView {
  canvas: TimeCanvas;
  today: CalendarDay;
  projects: Projects;
  find: (assignmentId: string | null) => Found | undefined;
  picks: Picks;
  actions: BarActions;
  /** ID of the assignment with open details. */
  selected: string | null;
  onSelect: (assignmentId: string | null) => void;
  onDeleteSeveral: () => void;
  /** Opens the history of `assignment:ID` and the like, or of everything for ''. */
  onHistory: (of: string) => void;
  /** Handles keys of the whole view. Returns whether it did. */
  onViewKey: (key: string) => boolean;
}
