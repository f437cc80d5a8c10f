import {
  getRosterFilters,
  listAvailability,
  type AvailabilityUnit,
  type listAvailabilityQuery,
} from '@erm/contracts/availability-view';
import type { CalendarDay } from '@erm/contracts/calendar-day';
import { findPeople } from '@erm/contracts/people';
import type { SkillMatch } from '@erm/contracts/person-fit';
import type { RosterEngineer } from '@erm/contracts/roster-engineer';
import { PAGE_SIZE, useList, withEmail } from '@erm/portal-kit';
import { useApi } from '@erm/portal-sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { queryKeys } from './query-keys';

type Query = z.input<typeof listAvailabilityQuery>;

/** Everything that decides which rows and columns the availability view shows. */
export interface AvailabilityRequest extends Pick<Query, 'sort' | 'sortColumn' | 'project' | 'only' | 'min'> {
  q: string;
  from: CalendarDay;
  by: AvailabilityUnit;
  columns: number;
  department: string[];
  skill: string[];
}

/**
 * Loads free capacity by column, and the totals of all matching engineers.
 * @param through ID of the engineer whose row the first page must reach
 * @param further rows per page after the first one, which is short so that it arrives early
 */
export function useAvailability(request: AvailabilityRequest, through: string | undefined, further: number) {
  const api = useApi();
  return useList({
    queryKey: [queryKeys.availability, request],
    failed: 'Failed to load the availability',
    async load(cursor, signal) {
      const limit = cursor || through ? further : PAGE_SIZE;
      const query = { limit, cursor, through: cursor ? undefined : through, ...request };
      const { data, page } = await api.call(listAvailability, { query, signal });
      const { rows, ...extra } = data;
      return { rows: rows.map(named), page, extra };
    },
  });
}

/** Loads the departments and skills of the roster. */
export function useRosterFilters() {
  const api = useApi();
  return useQuery({
    queryKey: [queryKeys.engineers, 'filters'],
    meta: { concern: ({ entity }) => (entity === 'assignment' ? 'nothing' : 'rows') },
    queryFn: async ({ signal }) => (await api.call(getRosterFilters, { signal })).data,
  });
}

/** A search for people whose dates and percentage are valid. */
export interface PeopleRequest {
  q: string;
  from: CalendarDay;
  to: CalendarDay;
  min: number;
  skill: string[];
  /** By default any of the skills. */
  match?: SkillMatch;
  department: string[];
  project: string | undefined;
}

/** Finds people. The previous ones stay until the new ones are found. */
export function usePeople(request: PeopleRequest | null) {
  const api = useApi();
  return useQuery({
    queryKey: [queryKeys.people, request],
    enabled: request !== null,
    placeholderData: keepPreviousData,
    async queryFn({ signal }) {
      if (!request) throw new Error('Nothing is searched for');
      const { data } = await api.call(findPeople, { query: request, signal });
      const { matches, nearly, suggestions } = data;
      const closest = suggestions?.closest;
      return {
        ...data,
        matches: matches.map(named),
        nearly: nearly.map(named),
        ...(suggestions && closest && { suggestions: { ...suggestions, closest: named(closest) } }),
      };
    },
  });
}

function named<Row extends { engineer: RosterEngineer }>(row: Row): Row {
  return { ...row, engineer: withEmail(row.engineer) };
}
