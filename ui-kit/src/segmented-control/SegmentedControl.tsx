import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useValue, type ValueBinding } from '../field-frame/use-value';
import { VisuallyHidden } from '../visually-hidden';
import { Segment, Segments, type SegmentSize } from './SegmentedControl.styles';

export type SegmentOption<Value extends string> = {
  value: Value;
  label: string;
  /** 14 px, before the label. Must be hidden from screen readers, which read the label. */
  icon?: ReactNode;
};

export type SegmentedControlProps<Value extends string> = ValueBinding<Value> &
  Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'defaultValue' | 'children' | 'role'> & {
    /** Accessible name of the group: "Theme". */
    label: string;
    /** Two to four options with unique values, in display order. */
    options: readonly SegmentOption<Value>[];
    /** 30 px high in small text (`sm`, the default), or 34 px in a toolbar (`md`). */
    size?: SegmentSize;
    /** Shows only the icons, which all options have then; their labels are tooltips. */
    iconsOnly?: boolean;
    /** Name of the radio buttons, for native forms. */
    name?: string;
    /** Disables all options. Default false. */
    disabled?: boolean;
  };

/** A choice between two to four short options, all visible. A radio group: one tab stop, arrow keys select. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const {
    label,
    options,
    size = 'sm',
    iconsOnly,
    name,
    disabled,
    value,
    defaultValue,
    onChange,
    ...rest
  } = props;
  const ownName = useId();
  // '' isn't a valid option value, but represents no selection.
  const [chosen, choose] = useValue(props, '' as Value);
  return (
    <Segments {...rest} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Segment key={option.value} $size={size} title={iconsOnly ? option.label : undefined}>
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={chosen === option.value}
            disabled={disabled}
            onChange={() => choose(option.value)}
          />
          {option.icon}
          {iconsOnly ? <VisuallyHidden>{option.label}</VisuallyHidden> : <span>{option.label}</span>}
        </Segment>
      ))}
    </Segments>
  );
}
