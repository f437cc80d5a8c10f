import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { Lift, TimeScale } from '@erm/planning';

/** Props that bars of all views share. */
export interface BarState {
  scale: TimeScale;
  today: CalendarDay;
  /** Whether it is in the tab order. */
  isActive: boolean;
  isSelected: boolean;
  /** Whether it is dragged, so that only its outline is left. */
  isTaken: boolean;
  lift: Lift | undefined;
}

/** State of a bar, as props of its cell. */
export const barProps = (bar: { _id: string }, state: BarState) => ({
  lift: state.lift,
  taken: state.isTaken,
  tabIndex: state.isActive ? 0 : -1,
  'data-cell': bar._id,
  'aria-selected': state.isSelected,
});
