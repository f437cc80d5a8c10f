import { phoneQuery, useMedia } from '@erm/ui-kit/core';
import { format } from 'date-fns/format';
import { useMemo, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { DayPicker } from 'react-day-picker';
import { parts } from '../date-field/Calendar.styles';
import { labelDay } from '../date-field/label-day';
import { dayToDate } from '../format/day-to-date';
import { dateToMonth, firstOfMonth } from '../format/month';
import { DayButton } from './DayButton';
import { DayListBelow } from './DayListBelow';
import { DayPanel } from './DayPanel';
import { gridDays, layOutMonth } from './lay-out-month';
import { MonthContext, type OpenDay } from './month-context';
import { Frame } from './MonthGrid.styles';
import type { MonthItem } from './month-item';
import { usePendingMonth } from './use-pending-month';
import { useItemTooltip } from './use-item-tooltip';
import { Week, Weeks } from './Weeks';

export type MonthGridProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** YYYY-MM. */
  month: string;
  /** Called when keyboard navigation enters another month. `month` must follow, either synchronously or later. */
  onMonthChange: (month: string) => void;
  items: readonly MonthItem[];
  /** YYYY-MM-DD. Defaults to the current day in local time. */
  today?: string;
  /** Shown in the list of a day without items: "No assignments". */
  emptyText: string;
  /** Problems by day (YYYY-MM-DD), in a few words: "Over by 20%". */
  warnings?: ReadonlyMap<string, string>;
  /** Rendered below the list of a day (YYYY-MM-DD). */
  renderDay?: (day: string) => ReactNode;
};

const NONE: ReadonlyMap<string, string> = new Map();
const components = { DayButton, Week, Weeks };
const labels = { labelDayButton: labelDay };
const formatters = { formatWeekdayName: (date: Date) => format(date, 'EEE') };

/**
 * A month, Sunday to Saturday, with the items of each day. Arrow keys move by day and week, Home and End to the ends
 * of the week, Page Up and Page Down by month. Selecting a day opens the list of its items; on phones, below the
 * grid.
 */
export function MonthGrid(props: MonthGridProps) {
  const { month, onMonthChange, items, today, emptyText, warnings = NONE, renderDay, ...rest } = props;
  const [shown, requestMonth] = usePendingMonth(month, onMonthChange);
  const { tooltip, hide, ...hover } = useItemTooltip();
  const layout = useMemo(() => layOutMonth(items, gridDays(shown)), [items, shown]);
  const [opened, setOpened] = useState<OpenDay | null>(null);
  const opensBelow = useMedia(phoneQuery);
  const context = useMemo(() => {
    const toggleDay = (pressed: OpenDay) => setOpened(pressed.day === opened?.day ? null : pressed);
    return { layout, warnings, openDay: opened?.day, opensBelow, toggleDay };
  }, [layout, warnings, opened, opensBelow]);
  const day = opened ? layout.get(opened.day) : undefined;
  const list = opened && day ? { day: opened.day, items: day.items, emptyText, renderDay } : undefined;
  return (
    <MonthContext value={context}>
      <Frame {...rest} {...hover}>
        <DayPicker
          // Direction of the page: arrow keys follow the visual order.
          dir={document.dir}
          hideNavigation
          showOutsideDays
          weekStartsOn={0}
          classNames={parts}
          components={components}
          formatters={formatters}
          labels={labels}
          month={firstOfMonth(shown)}
          onMonthChange={(date) => requestMonth(dateToMonth(date))}
          today={dayToDate(today ?? '') ?? new Date()}
          onDayClick={hide}
        />
      </Frame>
      {tooltip}
      {opensBelow ? (
        <DayListBelow list={list} />
      ) : (
        opened && list && <DayPanel list={list} button={opened.button} onClose={() => setOpened(null)} />
      )}
    </MonthContext>
  );
}
