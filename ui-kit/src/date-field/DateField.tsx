import { FloatingNode } from '@floating-ui/react';
import { Calendar as CalendarIcon } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import { FieldFrame, type FieldFrameProps } from '../field-frame';
import { usePopup } from '../floating/use-popup';
import { formatDay } from '../format/format-day';
import { dayToDate, parseDay } from '../format/parse-day';
import { IconButton } from '../icon-button';
import { InputBox } from '../text-field/TextField.styles';
import { CalendarPopup } from './CalendarPopup';
import { Range } from './DateField.styles';
import { LazyCalendar } from './LazyCalendar';

export type DateFieldProps = Omit<FieldFrameProps, 'children' | 'ref' | 'onChange' | 'onBlur'> & {
  /** YYYY-MM-DD, '' while empty, or the text as typed while it is no day. */
  value: string;
  /** Told of the day that the text means (also outside min and max), else of the text, so that validation can speak. */
  onChange: (value: string) => void;
  /** First and last day that the calendar offers. */
  min?: string | undefined;
  max?: string | undefined;
  /** Under the calendar: "Project runs Apr 6, 2026 – Oct 30, 2026". */
  rangeText?: string | undefined;
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** A calendar day, typed (`Mar 2, 2026` or 2026-03-02) or taken from a calendar. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, min, max, rangeText, name, disabled, onBlur, ref, ...frame } = props;
  const ownId = useId();
  const id = frame.controlId ?? ownId;
  const [draft, setDraft] = useState<string | null>(null);
  const popup = usePopup();
  const isDay = dayToDate(value) !== null;

  const type = (text: string) => {
    setDraft(text);
    onChange(parseDay(text) ?? text);
  };
  const leave = () => {
    setDraft(null);
    onBlur?.();
  };
  const choose = (day: string) => {
    setDraft(null);
    onChange(day);
    popup.setOpen(false);
  };
  const openByKey = (event: KeyboardEvent) => {
    if (!event.altKey || event.key !== 'ArrowDown') return;
    event.preventDefault();
    popup.setOpen(true);
  };

  return (
    <FloatingNode id={popup.nodeId}>
      <FieldFrame {...frame} controlId={id}>
        {({ describedBy, invalid }) => (
          <InputBox ref={popup.refs.setPositionReference} $size="md">
            <input
              ref={ref}
              id={id}
              name={name}
              type="text"
              autoComplete="off"
              placeholder="Mar 2, 2026"
              disabled={disabled}
              value={draft ?? (isDay ? formatDay(value) : value)}
              aria-describedby={describedBy}
              aria-invalid={invalid || undefined}
              onChange={(event) => type(event.target.value)}
              onKeyDown={openByKey}
              onBlur={leave}
            />
            <IconButton
              {...popup.getReferenceProps()}
              ref={popup.refs.setReference}
              label="Choose a date"
              icon={<CalendarIcon size={16} aria-hidden="true" />}
              disabled={disabled}
              aria-describedby={`${id}-label`}
            />
          </InputBox>
        )}
      </FieldFrame>
      <CalendarPopup popup={popup} labelledBy={`${id}-label`}>
        <LazyCalendar value={value} onChoose={choose} min={min} max={max} />
        {rangeText !== undefined && <Range>{rangeText}</Range>}
      </CalendarPopup>
    </FloatingNode>
  );
}
