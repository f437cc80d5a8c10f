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
  /** What choosing it means, as one line under the label. */
  description?: string;
  /** 16 px, between the radio and the label; decorative. */
  icon?: ReactNode;
};

/** With `value` the caller keeps the choice; without it the native radios do, as `register` expects. */
type Binding =
  | {
      /** The chosen option's; '' while none is. Without it the radios keep the choice themselves. */
      value: string;
      onChange: (value: string) => void;
    }
  | { value?: undefined; onChange?: (event: ChangeEvent<HTMLInputElement>) => unknown };

export type RadioCardsProps = Binding &
  Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'onBlur' | 'ref' | 'children'> & {
    /** Names the group: "Role". A choice is required, as screen readers are told. */
    label: ReactNode;
    /** Of the radios, which makes them one choice; a native form sends the value under it. */
    name: string;
    /** Two to four; more are a Select. */
    options: readonly RadioOption[];
    /** One line under the cards; an error takes its place. */
    hint?: ReactNode;
    /** What is wrong and how to mend it. '' and undefined are no error. */
    error?: string | undefined;
    /** All of them. Default false. */
    disabled?: boolean;
    /** Of each radio. */
    onBlur?: FocusEventHandler<HTMLInputElement>;
    /** Is given to each radio, as `register` expects. */
    ref?: Ref<HTMLInputElement>;
  };

/** A choice of few, each with a line that explains it. */
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
