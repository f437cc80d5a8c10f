import { z } from 'zod/mini';
import { normalizeText, refusedCharacter, type RefusedCharacter } from './normalize-text';

/** Refuses characters that no text may hold, by name and place, and normalizes the rest (product-rules#records). */
export function normalized(label: string): z.core.$ZodCheck<string>[] {
  return [
    z.refine((text: string) => refusedCharacter(text) === null, {
      error: ({ input }) => refusal(label, refusedCharacter(String(input))!),
      abort: true,
    }),
    z.overwrite(normalizeText),
  ];
}

function refusal(label: string, { codePoint, kind, place }: RefusedCharacter): string {
  return `${label} must not contain the ${kind} ${codePoint} at position ${place}; remove it`;
}

/** Required text, normalized. `required` is the message for a missing value and for text that shows nothing. */
export function textInput(label: string, maxLength: number, required = `${label} is required`) {
  return z
    .string({ error: ({ input }) => (input === undefined ? required : `${label} must be text`) })
    .check(
      ...normalized(label),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(maxLength, `${label} must be at most ${maxLength} characters`),
    );
}
