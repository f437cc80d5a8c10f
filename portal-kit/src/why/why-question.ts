import type { DaySpan } from '@erm/contracts/calendar-day';
import type { Allocation } from '@erm/contracts/load-curve';

/** The proposed state of an assignment: a new one, or one that replaces its current state. */
export interface PlannedAllocation extends Allocation {
  /** The `_id` of the assignment that it is now. */
  replaces?: string | undefined;
}

/** Which percentage is asked about. */
export interface WhyQuestion {
  /** The number as shown, with its unit: "90% allocated". */
  says: string;
  /** Whose load; null for the mean of all engineers. */
  engineerId: string | null;
  /** The days whose highest load it is; today by default. */
  span?: DaySpan | undefined;
  /** Whether only the load of working days counts. Over capacity, there are no others anyway. */
  ofWorkingDays?: boolean | undefined;
  /** Whether each change of the load in the days is explained, instead of the highest load. */
  eachStep?: boolean | undefined;
  /** An assignment that counts as it would be. */
  planned?: PlannedAllocation | undefined;
  /** How the number follows from the load, in a sentence. */
  rule?: string | undefined;
}
