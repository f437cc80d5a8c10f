import { InvalidArgumentError } from 'commander';

/** Parses a share of the users. */
export function percentOf(text: string): number {
  const percent = Number(text);
  if (text.trim() !== '' && percent >= 0 && percent < 100) return percent;
  throw new InvalidArgumentError('It must be a percentage from 0 to below 100.');
}

/** Parses a number above 0, and from `min` on. */
export const numberFrom =
  (min: number) =>
  (text: string): number => {
    const number = Number(text);
    if (text.trim() !== '' && Number.isFinite(number) && number > 0 && number >= min) return number;
    throw new InvalidArgumentError(`It must be a number ${min > 0 ? `from ${min}` : 'above 0'}.`);
  };
