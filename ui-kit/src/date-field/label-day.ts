import { format } from 'date-fns/format';
import type { Modifiers } from 'react-day-picker';

/** The number that is seen stands in the name as it is, for those who speak to press: "20", not "20th". */
export function labelDay(date: Date, { today, selected }: Modifiers): string {
  const day = format(date, 'EEEE, MMMM d, yyyy');
  return `${today ? 'Today, ' : ''}${day}${selected ? ', selected' : ''}`;
}
