import type { List } from './use-list';
import type { ComboboxStatus } from '@erm/ui-kit/fields';

/** The combobox's status for the list it searches. The list lags behind the typed text. */
export function pickerStatus(list: List<unknown>, typed: string, searched: string): ComboboxStatus {
  if (typed !== searched || list.loading || list.outdated) return 'loading';
  if (list.error || list.moreFailed) return 'error';
  return list.loadingMore ? 'loading-more' : 'idle';
}
