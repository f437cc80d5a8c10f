import { format } from 'date-fns/format';
import type { Modifiers } from 'react-day-picker';

/**
 * Accessible name of a day. It contains the visible number as is ("20", not "20th") for speech input (WCAG 2.5.3).
 */
export function labelDay(date: Date, { today, selected }: Modifiers): string {
  const day = format(date, 'EEEE, MMMM d, yyyy');
  return `${today ? 'Today, ' : ''}${day}${selected ? ', selected' : ''}`;
}
