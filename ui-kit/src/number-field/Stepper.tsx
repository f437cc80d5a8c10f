import type { FieldControl } from '@erm/ui-kit/core';
import { Minus, Plus } from 'lucide-react';
import { useState, type FocusEvent, type KeyboardEvent, type Ref } from 'react';
import { plainText } from '../format/plain-text';
import { NUMBER_TEXT, readNumber, stepNumber, type StepRange } from './step-number';
import { Box } from './Stepper.styles';

export interface StepperProps {
  control: FieldControl;
  value: number | null;
  /** Typed numbers are passed through unchanged, even out of bounds; steps are clamped. */
  onChange: (value: number | null) => void;
  range: StepRange;
  suffix: string;
  name?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A spin button between minus and plus: type a number, or step with the arrow keys. */
export function Stepper(props: StepperProps) {
  const { control, value, onChange, range, suffix, name, disabled, onBlur, inputRef } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? (value === null ? '' : `${value}${suffix}`);

  const type = (typed: string) => {
    const number = plainText(typed);
    if (!NUMBER_TEXT.test(number)) return;
    // As it was typed, because an input method may still be composing it.
    setDraft(typed.trim());
    onChange(readNumber(number));
  };
  const step = (direction: 1 | -1, size = range.step) => {
    setDraft(null);
    onChange(stepNumber(value, direction, { ...range, step: size }));
  };
  const handleBlur = () => {
    setDraft(null);
    onBlur?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const large = Math.max(10, range.step);
    const keys: Record<string, () => void> = {
      ArrowUp: () => step(1),
      ArrowDown: () => step(-1),
      PageUp: () => step(1, large),
      PageDown: () => step(-1, large),
    };
    const move = keys[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };

  const button = (direction: 1 | -1, label: string, atEnd: boolean) => {
    const id = `${control.id}-${label.toLowerCase()}`;
    return (
      <button
        id={id}
        type="button"
        // The arrow keys do the same, so the buttons don't need to be tab stops.
        tabIndex={-1}
        aria-label={label}
        aria-labelledby={`${id} ${control.id}-label`}
        disabled={disabled}
        // `disabled` at the limit would drop the focus of the button just clicked.
        aria-disabled={atEnd || undefined}
        onClick={() => atEnd || step(direction)}
      >
        {direction === 1 ? <Plus size={16} aria-hidden="true" /> : <Minus size={16} aria-hidden="true" />}
      </button>
    );
  };

  return (
    <Box>
      {button(-1, 'Decrease', value !== null && value <= range.min)}
      <input
        ref={inputRef}
        {...control}
        name={name}
        type="text"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={text}
        aria-valuemin={range.min}
        aria-valuemax={range.max}
        aria-valuenow={value ?? undefined}
        aria-valuetext={value === null ? undefined : `${value}${suffix}`}
        onChange={(event) => type(event.target.value)}
        onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
        onBlur={handleBlur}
        onKeyDown={onKeyDown}
      />
      {button(1, 'Increase', value !== null && value >= range.max)}
    </Box>
  );
}
