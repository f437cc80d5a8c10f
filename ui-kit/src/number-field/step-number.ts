/** Bounds and step size of a stepped number. */
export interface StepRange {
  min: number;
  max: number;
  step: number;
}

const clamp = (value: number, { min, max }: StepRange) => Math.min(max, Math.max(min, value));

/**
 * Returns the next multiple of the step in a direction, clamped to the bounds. Starts at the minimum if there is no
 * value.
 */
export function stepNumber(value: number | null, direction: 1 | -1, range: StepRange): number {
  if (value === null) return range.min;
  const steps = value / range.step;
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return clamp(next * range.step, range);
}

/** Valid intermediate input of a number field. */
export const NUMBER_TEXT = /^-?\d*(,\d{3})*([.,]\d*)?\s*%?$/;

/**
 * Parses typed text, without applying bounds. Returns null for empty or incomplete input. A comma before exactly
 * three digits is a thousands separator, any other a decimal separator.
 */
export function readNumber(text: string): number | null {
  const digits = text
    .replace('%', '')
    .replace(/,(?=\d{3}(?!\d))/g, '')
    .replace(',', '.');
  return /\d/.test(digits) ? Number(digits) : null;
}
