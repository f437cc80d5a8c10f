import { FieldFrame, useValue, type ValueBinding } from '@erm/ui-kit/core';
import { Stepper, type NumberFieldOwnProps } from '../number-field';
import { Row } from './PercentField.styles';
import { Slider, type Mark } from './Slider';

type PercentFieldOwnProps = Omit<NumberFieldOwnProps, 'step' | 'min' | 'max'> & {
  /** Lower bound of the stepper and slider. Default 0. */
  min?: number;
  /** Upper bound of the stepper and slider. Default 100. */
  max?: number;
  /** A tick on the track, such as the remaining capacity. Beyond a `limit` mark the track turns red. */
  mark?: Mark | undefined;
};

/** The value is null when empty. Typed numbers are passed through unchanged, even out of bounds. */
export type PercentFieldProps = PercentFieldOwnProps & ValueBinding<number | null>;

/** A percentage as a stepper (in steps of 5) and a slider. Set `suffix=""` if the label already has the unit. */
export function PercentField(props: PercentFieldProps) {
  const { value, defaultValue, onChange, min = 0, max = 100, mark, suffix = '%', ...field } = props;
  const { name, disabled, onBlur, ref, ...frame } = field;
  const [current, change] = useValue(props, null);
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <Row>
          <Stepper
            control={control}
            value={current}
            onChange={change}
            range={{ min, max, step: 5 }}
            suffix={suffix}
            name={name}
            disabled={disabled}
            onBlur={onBlur}
            inputRef={ref}
          />
          <Slider
            control={control}
            value={current}
            onChange={change}
            min={min}
            max={max}
            mark={mark}
            disabled={disabled}
            onBlur={onBlur}
          />
        </Row>
      )}
    </FieldFrame>
  );
}
