import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useValue, type ValueBinding } from '../field-frame/use-value';
import { Segment, Segments } from './SegmentedControl.styles';

export type SegmentOption<Value extends string> = {
  value: Value;
  label: string;
  /** 14 px, before the label; hidden from screen readers, which read the label. */
  icon?: ReactNode;
};

export type SegmentedControlProps<Value extends string> = ValueBinding<Value> &
  Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'defaultValue' | 'children' | 'role'> & {
    /** What is chosen, for screen readers: "Theme". */
    label: string;
    /** Two to four, in the order shown; each value once. */
    options: readonly SegmentOption<Value>[];
    /** Of the radio buttons, for native forms. */
    name?: string;
    /** All of them. Default false. */
    disabled?: boolean;
  };

/** One of two to four short choices, all in view. A radio group: Tab reaches it, arrow keys choose. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, name, disabled, value, defaultValue, onChange, ...rest } = props;
  const ownName = useId();
  // An empty choice is of no option's type, but it is what a radio group without a choice has.
  const [chosen, choose] = useValue(props, '' as Value);
  return (
    <Segments {...rest} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Segment key={option.value}>
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={chosen === option.value}
            disabled={disabled}
            onChange={() => choose(option.value)}
          />
          {option.icon}
          {option.label}
        </Segment>
      ))}
    </Segments>
  );
}
