import type { DaySpan } from '@erm/contracts/calendar-day';

/** Which percentage is asked about. */
export interface WhyQuestion {
  /** The number as it is shown, with what it is: "90% allocated". */
  says: string;
  /** Whose load; null for the mean of all engineers. */
  engineerId: string | null;
  /** The days of which it is the highest load; today by default. */
  span?: DaySpan | undefined;
  /** Whether only working days count. */
  ofWorkingDays?: boolean | undefined;
  /** An assignment of theirs with the percentage that it would have. */
  edited?: { _id: string; allocationPercentage: number } | undefined;
  /** How the number follows from the load, in a sentence. */
  rule?: string | undefined;
}
