import { countUnits } from '@erm/ui-kit/data';

/** `24 engineers`; nothing while the count is not known. */
export function countLabel(total: number | undefined, singular: string, plural: string): string | undefined {
  return total === undefined ? undefined : countUnits(total, [singular, plural]);
}
