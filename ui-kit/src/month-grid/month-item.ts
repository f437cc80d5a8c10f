import type { Tone } from '../badge/tones';
import type { Glyph } from '../glyph';

/** An item spanning one or more calendar days. */
export interface MonthItem {
  id: string;
  label: string;
  /** First and last day, YYYY-MM-DD, both inclusive. */
  start: string;
  end: string;
  tone: Tone;
  /** Repeats the meaning of the color at the start of each week, for users who can't tell colors apart. */
  glyph?: Glyph;
  /** Dashed edges: the item is unconfirmed or hasn't started. */
  tentative?: boolean;
  /** A complete one-line description, used in the tooltip and in the day's list. Defaults to the label. */
  description?: string;
}
