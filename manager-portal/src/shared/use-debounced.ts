import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** The value as it was when it last rested. */
export function useDebounced<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const rest = setTimeout(() => setRested(value), PAUSE_MS);
    return () => clearTimeout(rest);
  }, [value]);
  return rested;
}
