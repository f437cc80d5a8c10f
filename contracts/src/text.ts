import { z } from 'zod/mini';

/** False for text that databases do not store unchanged: NUL and lone surrogates. All scripts and emoji are allowed. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

/** A whole number within bounds, not text or null. `required` is the message for a missing value. */
export function integerInput(label: string, min: number, max: number, required?: string) {
  const message = `${label} must be a whole number from ${min} to ${max}`;
  return z
    .number({ error: ({ input }) => (input === undefined && required ? required : message) })
    .check(z.int(message), z.gte(min, message), z.lte(max, message));
}

/** A MongoDB object ID of 24 hexadecimal characters. */
export function idInput(label: string, required = `${label} is required`) {
  return z
    .string({ error: ({ input }) => (input === undefined ? required : `${label} must be text`) })
    .check(
      z.minLength(1, { error: required, abort: true }),
      z.regex(/^[0-9a-f]{24}$/i, `${label} must be an id of 24 hexadecimal characters`),
      z.toLowerCase(),
    );
}

/** One of several fixed values. */
export function enumInput<const Values extends readonly [string, ...string[]]>(
  values: Values,
  message: string,
) {
  return z.enum(values, { error: message });
}

/** One of several values that the server may extend. Values unknown to this client are parsed as `other`. */
export function openEnum<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.catch(z.enum([...values, 'other']), 'other');
}
