import { FieldFrame } from '../field-frame';
import { Stepper, type NumberFieldOwnProps } from '../number-field';
import { Row } from './PercentField.styles';
import { Slider, type Mark } from './Slider';

export type PercentFieldProps = Omit<NumberFieldOwnProps, 'step'> & {
  /** Null while nothing is typed. */
  value: number | null;
  /** Told of typed numbers as they are, also outside the bounds, so that validation can speak. */
  onChange: (value: number | null) => void;
  /** A tick on the track, such as what remains; beyond a limit the track is red. */
  mark?: Mark | undefined;
};

/** A percentage as a stepper (by five) and a slider of one value. Give `suffix=""` where the label has the unit. */
export function PercentField({
  value,
  onChange,
  min,
  max,
  mark,
  suffix = '%',
  name,
  disabled,
  onBlur,
  ref,
  ...frame
}: PercentFieldProps) {
  return (
    <FieldFrame {...frame}>
      {(ids) => (
        <Row>
          <Stepper
            ids={ids}
            value={value}
            onChange={onChange}
            range={{ min, max, step: 5 }}
            suffix={suffix}
            name={name}
            disabled={disabled}
            onBlur={onBlur}
            inputRef={ref}
          />
          <Slider
            ids={ids}
            value={value}
            onChange={onChange}
            min={min}
            max={max}
            mark={mark}
            disabled={disabled}
          />
        </Row>
      )}
    </FieldFrame>
  );
}
