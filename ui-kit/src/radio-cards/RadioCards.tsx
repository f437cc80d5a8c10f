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

export type RadioOption = { value: string; label: string; description?: string; icon?: ReactNode };

/** With `value` the caller keeps the choice; without it the native radios do, as `register` expects. */
type Binding =
  | { value: string; onChange: (value: string) => void }
  | { value?: undefined; onChange?: (event: ChangeEvent<HTMLInputElement>) => unknown };

export type RadioCardsProps = Binding &
  Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'onBlur' | 'ref' | 'children'> & {
    label: ReactNode;
    name: string;
    options: readonly RadioOption[];
    hint?: ReactNode;
    error?: string | undefined;
    disabled?: boolean;
    onBlur?: FocusEventHandler<HTMLInputElement>;
    /** Is given to each radio. */
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
