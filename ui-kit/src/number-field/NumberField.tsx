import { FieldFrame, type FieldFrameProps, useValue, type ValueBinding } from '@erm/ui-kit/core';
import type { Ref } from 'react';
import { Stepper } from './Stepper';

/** The props of a NumberField except its value. */
export type NumberFieldOwnProps = Omit<
  FieldFrameProps,
  'children' | 'ref' | 'onChange' | 'onBlur' | 'defaultValue'
> & {
  /** Lower bound for stepping. Typed numbers may be lower; leave that to validation. */
  min: number;
  /** Upper bound for stepping. Typed numbers may be higher. */
  max: number;
  /** Step of the buttons and arrow keys. Default 1. */
  step?: number;
  /** Unit shown right after the number, such as "%". Default none. */
  suffix?: string;
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** The value is null when empty. Typed numbers are passed through unchanged, even out of bounds. */
export type NumberFieldProps = NumberFieldOwnProps & ValueBinding<number | null>;

/** A whole number with stepper buttons. */
export function NumberField(props: NumberFieldProps) {
  const { value, defaultValue, onChange, min, max, step = 1, suffix = '', ...field } = props;
  const { name, disabled, onBlur, ref, ...frame } = field;
  const [current, change] = useValue(props, null);
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <Stepper
          control={control}
          value={current}
          onChange={change}
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
