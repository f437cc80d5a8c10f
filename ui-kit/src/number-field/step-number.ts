/** Bounds and grid of a stepped number. */
export interface StepRange {
  min: number;
  max: number;
  step: number;
}

const clamp = (value: number, { min, max }: StepRange) => Math.min(max, Math.max(min, value));

/** The next multiple of the step in a direction, within the bounds; from nothing it starts at the least. */
export function stepNumber(value: number | null, direction: 1 | -1, range: StepRange): number {
  if (value === null) return range.min;
  const steps = value / range.step;
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return clamp(next * range.step, range);
}

/** What may stand in a number field while it is typed. */
export const NUMBER_TEXT = /^-?\d*(,\d{3})*([.,]\d*)?\s*%?$/;

/**
 * Reads typed text; nothing, and what is not a number yet, is null. No bound is applied. A comma before three digits
 * parts thousands, any other begins the decimals.
 */
export function readNumber(text: string): number | null {
  const digits = text
    .replace('%', '')
    .replace(/,(?=\d{3}(?!\d))/g, '')
    .replace(',', '.');
  return /\d/.test(digits) ? Number(digits) : null;
}
