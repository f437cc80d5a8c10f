import { countUnits } from '@erm/ui-kit/data';
import { getProjectSchedule } from '@erm/contracts/schedule';
import { useAnnouncer } from '@erm/planning';
import { useToday } from '@erm/portal-kit';
import { useApi } from '@erm/portal-sdk';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryKeys } from '../../../data/query-keys';

/** A pinned project, with who works on it today. */
export interface Pinned {
  id: string;
  name: string;
  people: number;
  percent: number;
}

/**
 * The pinned project, which is announced; null if it does not exist, undefined until known.
 * @param sheet gets an attribute that dims bars of other projects without rendering them; null on phones
 */
export function usePinned(id: string | null, sheet: HTMLElement | null = null): Pinned | null | undefined {
  const pinned = usePinnedProject(id);
  const { say } = useAnnouncer();
  const said = useRef<string | null>(null);
  useEffect(() => {
    if (pinned === undefined || (pinned?.id ?? null) === said.current) return;
    said.current = pinned?.id ?? null;
    say(pinned ? `Pinned: ${pinned.name}.` : 'Unpinned.');
  }, [pinned, say]);
  const isPinned = Boolean(pinned);
  useEffect(() => {
    if (isPinned) sheet?.setAttribute('data-pins', '');
    return () => sheet?.removeAttribute('data-pins');
  }, [isPinned, sheet]);
  return pinned;
}

function usePinnedProject(id: string | null): Pinned | null | undefined {
  const api = useApi();
  const today = useToday();
  const { data } = useQuery({
    queryKey: [queryKeys.assignments, 'pinned', id, today],
    queryFn:
      id === null
        ? skipToken
        : async ({ signal }) => {
            const query = { from: today, to: today, project: id };
            const [row] = (await api.call(getProjectSchedule, { query, signal })).data.rows;
            if (!row) return null;
            const { project, assignments } = row;
            return {
              id,
              name: project.name,
              people: new Set(assignments.map(({ engineerId }) => engineerId)).size,
              percent: assignments.reduce((sum, { allocationPercentage }) => sum + allocationPercentage, 0),
            };
          },
  });
  return id === null ? null : data;
}

/** "Atlas Billing: 12 people, 6.2 full-time today". */
export function peopleText({ name, people, percent }: Pinned): string {
  const fullTime = (percent / 100).toLocaleString('en-US', { maximumFractionDigits: 1 });
  return `${name}: ${countUnits(people, ['person', 'people'])}, ${fullTime} full-time today`;
}
