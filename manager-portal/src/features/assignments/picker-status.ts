import type { ComboboxStatus } from '@erm/ui-kit/fields';
import type { List } from '../../data/use-list';

/** What a combobox says of the list that it searches, which trails behind what is typed. */
export function pickerStatus(list: List<unknown>, typed: string, searched: string): ComboboxStatus {
  if (typed !== searched || list.loading || list.outdated) return 'loading';
  if (list.error || list.moreFailed) return 'error';
  return list.loadingMore ? 'loading-more' : 'idle';
}
