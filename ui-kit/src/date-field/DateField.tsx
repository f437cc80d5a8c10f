import { FieldFrame, type FieldFrameProps, IconButton, useValue, type ValueBinding } from '@erm/ui-kit/core';
import { FloatingNode, useMergeRefs } from '@floating-ui/react';
import { Calendar as CalendarIcon } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { usePopup } from '../floating/use-popup';
import { dayToDate } from '../format/day-to-date';
import { formatDay } from '../format/format-day';
import { possibleDays } from '../format/parse-day';
import { InputBox } from '../text-field/TextField.styles';
import { CalendarPopup } from './CalendarPopup';
import { DayChoice } from './DayChoice';
import { Range } from './DateField.styles';
import { LazyCalendar } from './LazyCalendar';
import { rangeLine } from './range-line';

type DateFieldOwnProps = Omit<
  FieldFrameProps,
  'children' | 'ref' | 'onChange' | 'onBlur' | 'defaultValue'
> & {
  /** First day (YYYY-MM-DD) available in the calendar. Default none. Typed dates aren't restricted. */
  min?: string | undefined;
  /** Last day (YYYY-MM-DD) available in the calendar. Default none. Typed dates aren't restricted. */
  max?: string | undefined;
  /**
   * Explains below the calendar why days are unavailable: "Project runs Apr 6, 2026 – Oct 30, 2026". By default
   * describes min and max.
   */
  rangeText?: string | undefined;
  /** Name of the text input; a native form submits the text as shown. */
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/**
 * The value is YYYY-MM-DD, '' when empty, or the raw text if it isn't a valid date. `onChange` receives the parsed
 * day, even outside min and max, or else the raw text, so that validation can report it.
 */
export type DateFieldProps = DateFieldOwnProps & ValueBinding<string>;

const NO_DATE = 'Enter a date, e.g. Mar 2, 2026';
const TWO_DATES = 'Choose the date you mean';

/**
 * A calendar day, picked from a calendar or typed in any way that can be understood (`Mar 2, 2026`, 2026-03-02,
 * 2.3.2026). Leaving the field shows how it was understood, and asks if it can mean two days (3/4/2026).
 */
export function DateField(props: DateFieldProps) {
  const { value, defaultValue, onChange, min, max, rangeText = rangeLine(min, max), ...field } = props;
  const { name, disabled, onBlur, ref, ...frame } = field;
  const [current, change] = useValue(props, '');
  const ownId = useId();
  const id = frame.controlId ?? ownId;
  const [draft, setDraft] = useState<string | null>(null);
  const popup = usePopup();
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergeRefs([input, ref]);
  const isDay = dayToDate(current) !== null;
  const isLeft = draft === null;
  const candidates = isDay || !isLeft ? [] : possibleDays(current);
  const isOdd = current !== '' && !isDay && (isLeft || Boolean(frame.error));
  const problem = candidates.length > 1 ? TWO_DATES : NO_DATE;

  const type = (text: string) => {
    setDraft(text);
    const [day = text, other] = possibleDays(text);
    change(other === undefined ? day : text);
  };
  const handleBlur = () => {
    setDraft(null);
    onBlur?.();
  };
  const choose = (day: string) => {
    setDraft(null);
    change(day);
    popup.setOpen(false);
  };
  const openByKey = (event: KeyboardEvent) => {
    if (!event.altKey || event.key !== 'ArrowDown') return;
    event.preventDefault();
    popup.setOpen(true);
  };

  return (
    <FloatingNode id={popup.nodeId}>
      <FieldFrame {...frame} controlId={id} error={isOdd ? problem : frame.error}>
        {(control) => (
          <>
            <InputBox ref={popup.refs.setPositionReference} $size="md">
              <input
                ref={inputRef}
                {...control}
                name={name}
                type="text"
                autoComplete="off"
                placeholder="e.g. Mar 2, 2026"
                disabled={disabled}
                value={draft ?? (isDay ? formatDay(current) : current)}
                onChange={(event) => type(event.target.value)}
                onKeyDown={openByKey}
                onBlur={handleBlur}
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
            {candidates.length > 1 && (
              <DayChoice
                days={candidates}
                describedBy={control['aria-describedby']}
                onChoose={(day) => {
                  choose(day);
                  input.current?.focus();
                }}
              />
            )}
          </>
        )}
      </FieldFrame>
      <CalendarPopup
        popup={popup}
        labelledBy={`${id}-label`}
        describedBy={rangeText === undefined ? undefined : `${id}-range`}
      >
        <LazyCalendar
          value={current}
          onChoose={choose}
          min={min}
          max={max}
          fallbackText="Type the date instead."
        />
        {rangeText !== undefined && <Range id={`${id}-range`}>{rangeText}</Range>}
      </CalendarPopup>
    </FloatingNode>
  );
}
