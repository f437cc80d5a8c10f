import { formatCount } from './format-count';

/** The singular and plural of a counted unit. */
export type Unit = [singular: string, plural: string];

/** Formats a count with its unit: "1 engineer", "10,000 engineers". */
export function countUnits(count: number, unit: Unit): string {
  return `${formatCount(count)} ${unit[count === 1 ? 0 : 1]}`;
}
