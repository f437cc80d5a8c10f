import { useState } from 'react';

/** Who keeps a field's value: the caller (`value`), or the field itself from `defaultValue` on; never both. */
export type ValueBinding<Value> =
  | { value: Value; defaultValue?: never; onChange: (value: Value) => void }
  | { value?: never; defaultValue?: Value | undefined; onChange?: ((value: Value) => void) | undefined };

/** The same for a native field, which keeps its own value from `defaultValue` on. */
export type TextBinding =
  { value: string; defaultValue?: never } | { value?: undefined; defaultValue?: string | undefined };

/** The value of a field and how to change it, whoever keeps it; `empty` is where an own value starts without a default. */
export function useValue<Value>(
  { value, defaultValue = undefined, onChange }: ValueBinding<Value>,
  empty: Value,
): [value: Value, change: (value: Value) => void] {
  const [own, setOwn] = useState(defaultValue ?? empty);
  const change = (next: Value) => {
    setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change];
}
