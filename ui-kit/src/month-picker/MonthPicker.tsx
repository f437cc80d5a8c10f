import {
  Button,
  FieldFrame,
  type FieldFrameProps,
  useValue,
  type ValueBinding,
  VisuallyHidden,
} from '@erm/ui-kit/core';
import { FloatingNode, useMergeRefs } from '@floating-ui/react';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState, type Ref } from 'react';
import { CalendarPopup } from '../date-field/CalendarPopup';
import { LazyCalendar } from '../date-field/LazyCalendar';
import { usePopup } from '../floating/use-popup';
import { dateToMonth, formatMonth, lastOfMonth } from '../format/month';
import { Group } from './MonthPicker.styles';
import { MonthStep } from './MonthStep';

/** Months are YYYY-MM. Uncontrolled and without a default, the value is the current month in local time. */
export type MonthPickerProps = ValueBinding<string> &
  Omit<FieldFrameProps, 'children' | 'ref' | 'onChange' | 'onBlur' | 'defaultValue'> & {
    /** First selectable month. Default none. */
    min?: string | undefined;
    /** Last selectable month. Default none. */
    max?: string | undefined;
    /** Adds a hidden input with this name for native forms. */
    name?: string | undefined;
    disabled?: boolean | undefined;
    onBlur?: (() => void) | undefined;
    /** The button showing the month. */
    ref?: Ref<HTMLButtonElement> | undefined;
  };

/**
 * A month picker: arrow buttons step by one month, and the month's name opens a calendar for jumping to any other.
 */
export function MonthPicker(props: MonthPickerProps) {
  const { value, defaultValue, onChange, min, max, ...field } = props;
  const { name, disabled = false, onBlur, ref, ...frame } = field;
  const [month, change] = useValue(props, dateToMonth(new Date()));
  const ownId = useId();
  const id = frame.controlId ?? ownId;
  const popup = usePopup('bottom-end');
  const buttonRef = useMergeRefs([popup.refs.setReference, ref]);
  const [chosenDay, setChosenDay] = useState('');
  const choose = (day: string) => {
    setChosenDay(day);
    change(day.slice(0, 7));
    popup.setOpen(false);
  };
  const step = { disabled, month, onStep: change };
  return (
    <FloatingNode id={popup.nodeId}>
      <FieldFrame {...frame} controlId={id}>
        {(control) => (
          <Group
            role="group"
            aria-labelledby={`${id}-label`}
            aria-describedby={control['aria-describedby']}
            onBlur={onBlur}
          >
            <MonthStep {...step} by={-1} end={min} label="Previous month" icon={ChevronLeft} />
            <Button
              {...popup.getReferenceProps()}
              ref={buttonRef}
              id={id}
              // The button is named by the month, the group by the label.
              aria-labelledby={`${id}-month`}
              size="sm"
              icon={<CalendarDays size={14} aria-hidden="true" />}
              disabled={disabled}
              data-month=""
              data-invalid={control['aria-invalid']}
            >
              <span id={`${id}-month`}>{formatMonth(month)}</span>
            </Button>
            <MonthStep {...step} by={1} end={max} label="Next month" icon={ChevronRight} />
            <VisuallyHidden aria-live="polite">{formatMonth(month)}</VisuallyHidden>
            {name !== undefined && <input type="hidden" name={name} value={month} disabled={disabled} />}
          </Group>
        )}
      </FieldFrame>
      <CalendarPopup popup={popup} labelledBy={`${id}-month`}>
        <LazyCalendar
          value={chosenDay.startsWith(month) ? chosenDay : `${month}-01`}
          onChoose={choose}
          min={min && `${min}-01`}
          max={max && lastOfMonth(max)}
          fallbackText="Use the arrow buttons instead."
        />
      </CalendarPopup>
    </FloatingNode>
  );
}
