import { useState } from 'react';

/** Either controlled (`value`) or uncontrolled (`defaultValue`), never both. */
export type ValueBinding<Value> =
  | { value: Value; defaultValue?: never; onChange: (value: Value) => void }
  | { value?: never; defaultValue?: Value | undefined; onChange?: ((value: Value) => void) | undefined };

/** The same for native inputs, which keep their own uncontrolled value. */
export type TextBinding =
  { value: string; defaultValue?: never } | { value?: undefined; defaultValue?: string | undefined };

/**
 * Returns the value and a setter, whether controlled or uncontrolled. `empty` is the initial value of an uncontrolled
 * field without a default.
 */
export function useValue<Value>(
  { value, defaultValue, onChange }: ValueBinding<Value>,
  empty: Value,
): [value: Value, change: (value: Value) => void] {
  const [internal, setInternal] = useState(defaultValue ?? empty);
  const change = (next: Value) => {
    setInternal(next);
    onChange?.(next);
  };
  return [value === undefined ? internal : value, change];
}
