import { FloatingNode } from '@floating-ui/react';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState, type ComponentPropsWithRef } from 'react';
import { Button } from '../button';
import { Calendar } from '../date-field/Calendar';
import { CalendarPopup } from '../date-field/CalendarPopup';
import { usePopup } from '../floating/use-popup';
import { addMonths, formatMonth } from '../format/month';
import { IconButton } from '../icon-button';
import { Group } from './MonthPicker.styles';

export type MonthPickerProps = Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> & {
  /** What the month is of, for screen readers: "Month of the timeline". */
  label: string;
  /** YYYY-MM. */
  value: string;
  onChange: (month: string) => void;
};

/** A month, one back or on by the arrows, any other by a day of it in the calendar that its name opens. */
export function MonthPicker({ label, value, onChange, ...rest }: MonthPickerProps) {
  const id = useId();
  const popup = usePopup('bottom-end');
  const [chosenDay, setChosenDay] = useState('');
  const choose = (day: string) => {
    setChosenDay(day);
    onChange(day.slice(0, 7));
    popup.setOpen(false);
  };
  return (
    <FloatingNode id={popup.nodeId}>
      <Group {...rest} role="group" aria-label={label}>
        <IconButton
          label="Previous month"
          icon={<ChevronLeft size={16} aria-hidden="true" />}
          onClick={() => onChange(addMonths(value, -1))}
        />
        <Button
          {...popup.getReferenceProps()}
          ref={popup.refs.setReference}
          id={id}
          size="sm"
          icon={<CalendarDays size={14} aria-hidden="true" />}
        >
          {formatMonth(value)}
        </Button>
        <IconButton
          label="Next month"
          icon={<ChevronRight size={16} aria-hidden="true" />}
          onClick={() => onChange(addMonths(value, 1))}
        />
      </Group>
      <CalendarPopup popup={popup} labelledBy={id}>
        <Calendar value={chosenDay.startsWith(value) ? chosenDay : `${value}-01`} onChoose={choose} />
      </CalendarPopup>
    </FloatingNode>
  );
}
