import { DayPicker, type Matcher } from 'react-day-picker';
import { dayToDate } from '../format/day-to-date';
import { dateToDay } from '../format/parse-day';
import { Frame, parts } from './Calendar.styles';
import { labelDay } from './label-day';

export interface CalendarProps {
  /** YYYY-MM-DD; any other text means no day is selected. */
  value: string;
  onChoose: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
}

/** A month of days. Arrow keys move by day and week, Page Up and Page Down by month. */
export function Calendar({ value, onChoose, min, max }: CalendarProps) {
  const selected = dayToDate(value) ?? undefined;
  const first = dayToDate(min ?? '') ?? undefined;
  const last = dayToDate(max ?? '') ?? undefined;
  const outside: Matcher[] = [];
  if (first) outside.push({ before: first });
  if (last) outside.push({ after: last });
  return (
    <Frame>
      <DayPicker
        mode="single"
        required
        autoFocus
        // Direction of the page, because the popup is portaled; arrow keys follow the visual order.
        dir={document.dir}
        showOutsideDays
        weekStartsOn={0}
        classNames={parts}
        labels={{ labelDayButton: labelDay }}
        selected={selected}
        onSelect={(date) => onChoose(dateToDay(date))}
        defaultMonth={selected}
        startMonth={first}
        endMonth={last}
        disabled={outside}
      />
    </Frame>
  );
}
