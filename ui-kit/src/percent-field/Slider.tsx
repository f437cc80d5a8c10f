import type { FieldControl } from '@erm/ui-kit/core';
import type { CSSProperties } from 'react';
import { Box, Fill, MarkLabel, Over, Range, Tick, Track } from './Slider.styles';

/** A labeled tick on the track. */
export interface Mark {
  /** Position of the tick in percent. */
  value: number;
  /** Label below the tick: "30% remaining". */
  label: string;
  /** `limit` turns the track beyond it red; `note` only marks the position. Default `limit`. */
  kind?: 'limit' | 'note';
}

interface SliderProps {
  control: FieldControl;
  value: number | null;
  onChange: (value: number) => void;
  min: number;
  max: number;
  mark: Mark | undefined;
  disabled: boolean | undefined;
  onBlur: (() => void) | undefined;
}

/** A slider for the same value as the stepper next to it. */
export function Slider({ control, value, onChange, min, max, mark, disabled, onBlur }: SliderProps) {
  const share = (number: number) => (Math.min(max, Math.max(min, number)) - min) / Math.max(1, max - min);
  const current = share(value ?? min);
  const limit = mark && mark.kind !== 'note' ? share(mark.value) : 1;
  const over = current > limit;
  const positions = { '--value': current, '--mark': mark ? share(mark.value) : 0 } as CSSProperties;
  return (
    <Box style={positions} $disabled={disabled}>
      <Track />
      <Fill />
      {over && <Over />}
      {mark && <Tick />}
      <Range
        type="range"
        $over={over}
        min={min}
        max={max}
        step={1}
        disabled={disabled}
        value={Math.round(min + current * (max - min))}
        aria-labelledby={`${control.id}-label`}
        aria-valuetext={`${value === null ? 'Not set' : `${value}%`}${mark ? `, ${mark.label}` : ''}`}
        onChange={(event) => onChange(Number(event.target.value))}
        onBlur={onBlur}
      />
      {mark && <MarkLabel aria-hidden="true">{mark.label}</MarkLabel>}
    </Box>
  );
}
