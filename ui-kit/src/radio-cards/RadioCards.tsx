import {
  useId,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type FocusEventHandler,
  type ReactNode,
  type Ref,
} from 'react';
import { FieldMessage } from '../field-frame/FieldMessage';
import { Frame, GroupLabel } from '../field-frame/FieldFrame.styles';
import { Card, Cards, Description, OptionLabel, Radio } from './RadioCards.styles';

export type RadioOption = {
  value: string;
  label: string;
  /** A one-line explanation below the label. */
  description?: string;
  /** 16 px, between the radio and the label; decorative. */
  icon?: ReactNode;
};

/** Controlled with `value`; uncontrolled without it, as `register` expects. */
type Binding =
  | {
      /** Value of the selected option; '' for none. Omit it to leave the radios uncontrolled. */
      value: string;
      onChange: (value: string) => void;
    }
  | { value?: undefined; onChange?: (event: ChangeEvent<HTMLInputElement>) => unknown };

export type RadioCardsProps = Binding &
  Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'onBlur' | 'ref' | 'children'> & {
    /** Accessible name of the group: "Role". Sets `aria-required`. */
    label: ReactNode;
    /** Name of the radios, which groups them; a native form submits the value under it. */
    name: string;
    /** Two to four; use a Select for more. */
    options: readonly RadioOption[];
    /** One line of helper text below the cards; replaced by an error. */
    hint?: ReactNode;
    /** The problem and how to fix it. '' and undefined mean no error. */
    error?: string | undefined;
    /** Disables all options. Default false. */
    disabled?: boolean;
    /** Attached to each radio. */
    onBlur?: FocusEventHandler<HTMLInputElement>;
    /** Passed to each radio, as `register` expects. */
    ref?: Ref<HTMLInputElement>;
  };

/** A choice between a few options, each with a short explanation. */
export function RadioCards(props: RadioCardsProps) {
  const { label, name, options, hint, error, disabled, onBlur, ref, value, onChange, ...rest } = props;
  const id = useId();
  const invalid = error !== undefined && error !== '';
  const choose = (event: ChangeEvent<HTMLInputElement>) =>
    props.value === undefined ? props.onChange?.(event) : props.onChange(event.target.value);
  return (
    <Frame {...rest}>
      <GroupLabel id={`${id}-label`}>{label}</GroupLabel>
      <Cards
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={invalid || hint !== undefined ? `${id}-message` : undefined}
        aria-invalid={invalid || undefined}
        aria-required
      >
        {options.map((option) => (
          <Card key={option.value} data-invalid={invalid}>
            <Radio
              ref={ref}
              type="radio"
              name={name}
              value={option.value}
              disabled={disabled}
              checked={value === undefined ? undefined : value === option.value}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.description === undefined ? undefined : `${id}-${option.value}-more`}
              onChange={choose}
              onBlur={onBlur}
            />
            {option.icon}
            <span>
              <OptionLabel id={`${id}-${option.value}`}>{option.label}</OptionLabel>
              {option.description !== undefined && (
                <Description id={`${id}-${option.value}-more`}>{option.description}</Description>
              )}
            </span>
          </Card>
        ))}
      </Cards>
      <FieldMessage id={`${id}-message`} hint={hint} error={error} />
    </Frame>
  );
}
