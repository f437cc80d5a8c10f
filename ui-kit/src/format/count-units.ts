import { formatCount } from './format-count';

/** What is counted, for one and for several. */
export type Unit = [singular: string, plural: string];

/** A count with its unit: "1 engineer", "10,000 engineers". */
export function countUnits(count: number, unit: Unit): string {
  return `${formatCount(count)} ${unit[count === 1 ? 0 : 1]}`;
}
