import { DateField } from '@erm/ui-kit/fields';
import type { ComponentProps } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

type DayFieldProps<Values extends FieldValues> = Omit<
  ComponentProps<typeof DateField>,
  'value' | 'onChange' | 'name' | 'error'
> & {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** Also what is wrong before the form is sent, such as a day outside the project. */
  error: string | undefined;
};

/** A day of a form whose error is the form's own decision. */
export function DayField<Values extends FieldValues>({ control, name, ...field }: DayFieldProps<Values>) {
  const { field: bound } = useController({ control, name });
  return <DateField {...bound} {...field} />;
}
