import type { Ref } from 'react';
import { FieldFrame, type FieldFrameProps } from '../field-frame';
import { useValue, type ValueBinding } from '../field-frame/use-value';
import { Stepper } from './Stepper';

/** What a NumberField takes beside its value. */
export type NumberFieldOwnProps = Omit<
  FieldFrameProps,
  'children' | 'ref' | 'onChange' | 'onBlur' | 'defaultValue'
> & {
  /** The least that stepping reaches. A typed number may be less: validation speaks of it. */
  min: number;
  /** The most that stepping reaches. A typed number may be more. */
  max: number;
  /** How far the buttons and arrow keys go. Default 1. */
  step?: number;
  /** Unit directly behind the number, such as "%". Default none. */
  suffix?: string;
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** The value is null while nothing is typed; typed numbers come as they are, also outside the bounds. */
export type NumberFieldProps = NumberFieldOwnProps & ValueBinding<number | null>;

/** A whole number with a stepper. */
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
