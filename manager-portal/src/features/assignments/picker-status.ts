import type { List } from '../../data/use-list';

/** What a combobox says of the list that it searches. */
export function pickerStatus({ error, loading }: List<unknown>): 'idle' | 'loading' | 'error' {
  if (error) return 'error';
  return loading ? 'loading' : 'idle';
}
