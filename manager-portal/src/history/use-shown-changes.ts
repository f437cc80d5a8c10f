import { useState } from 'react';
import { useChanges, type ChangeFilter } from '../data/change-queries';
import type { HistorySubject } from './history-subject';

/** One of the server's entities, or whose changes. */
const FILTERS: { value: string; label: string; filter: ChangeFilter }[] = [
  { value: 'everything', label: 'Everything', filter: {} },
  { value: 'assignments', label: 'Assignments', filter: { entity: 'assignment' } },
  { value: 'projects', label: 'Projects', filter: { entity: 'project' } },
  { value: 'engineers', label: 'Engineers', filter: { entity: 'user' } },
  { value: 'mine', label: 'Mine', filter: { mine: 'true' } },
];

/** Changes of one entity, or all that match the filter. */
export function useShownChanges(subject: HistorySubject | null) {
  const [value, onChange] = useState('everything');
  const chosen = FILTERS.find((each) => each.value === value)?.filter ?? {};
  const changes = useChanges(subject ? { entityId: subject.id } : chosen);
  return { changes, select: { options: FILTERS, value, onChange } };
}
