import type { Ref } from 'react';
import { FieldFrame, type FieldFrameProps } from '../field-frame';
import { Stepper } from './Stepper';

export type NumberFieldProps = Omit<FieldFrameProps, 'children' | 'ref' | 'onChange' | 'onBlur'> & {
  /** Null while nothing is typed. */
  value: number | null;
  /** Told of typed numbers as they are, also outside the bounds, so that validation can speak. */
  onChange: (value: number | null) => void;
  min: number;
  max: number;
  /** How far the buttons and arrow keys go. */
  step?: number;
  /** Unit directly behind the number, such as "%". */
  suffix?: string;
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** A whole number with a stepper. */
export function NumberField({
  value,
  onChange,
  min,
  max,
  step = 1,
  suffix = '',
  name,
  disabled,
  onBlur,
  ref,
  ...frame
}: NumberFieldProps) {
  return (
    <FieldFrame {...frame}>
      {(ids) => (
        <Stepper
          ids={ids}
          value={value}
          onChange={onChange}
          range={{ min, max, step }}
          suffix={suffix}
          name={name}
          disabled={disabled}
          onBlur={onBlur}
          inputRef={ref}
        />
      )}
    </FieldFrame>
  );
}
