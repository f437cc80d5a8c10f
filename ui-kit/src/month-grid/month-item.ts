import type { Tone } from '../badge/tones';
import type { Glyph } from '../glyph';

/** Something that runs from one calendar day to another. */
export interface MonthItem {
  id: string;
  label: string;
  /** First and last day, YYYY-MM-DD, both included. */
  start: string;
  end: string;
  tone: Tone;
  /** Says what the color says where it leads a week, to those who cannot tell colors apart. */
  glyph?: Glyph;
  /** Draws dashed edges: it is not certain or has not begun. */
  tentative?: boolean;
  /** One line that says all: the tooltip, and the item's line in the list of a day. By default the label. */
  description?: string;
}
