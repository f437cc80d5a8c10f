import {
  availabilityByColumn,
  isEverFree,
  isEverOver,
  leastFree,
  totalAvailability,
} from '@erm/contracts/availability-cells';
import {
  listAvailabilityQuery,
  type getRosterFilters,
  type listAvailability,
} from '@erm/contracts/availability-view';
import { freeRanges, mostFree } from '@erm/contracts/free-ranges';
import { loadSteps } from '@erm/contracts/load-curve';
import { findPeopleQuery, type findPeople } from '@erm/contracts/people';
import { searchPeople, type RatedPerson } from '@erm/contracts/people-search';
import { matchSkills } from '@erm/contracts/skills';
import { columnsFrom } from '@erm/contracts/time-columns';
import { memoryList, paramsOf } from './memory-list';
import type { MemoryHandlers, MemoryState } from './memory-state';
import { rosterEngineer, type WorkingRecord } from './memory-views';
import { success } from './responses';

export function planningHandlers({ records, views }: MemoryState): MemoryHandlers {
  const working = () => records.engineers.map(views.working);
  const onProject = (id: string | undefined) =>
    records.assignments.filter(({ projectId }) => projectId === id);
  return {
    'GET availability': ({ query }) => {
      const asked = listAvailabilityQuery.parse(paramsOf(query));
      const { from, by, columns: count, department, skill = [], project, only, min, sortColumn } = asked;
      const columns = columnsFrom(from, by, count);
      const cellsOf = availabilityByColumn(columns);
      const matching = working()
        .filter((one) => !department || department.includes(one.department))
        .filter((one) => matchSkills(skill, one.skills).missingSkills.length === 0)
        .filter((one) => !project || onProject(project).some(({ engineerId }) => engineerId === one._id))
        .map((one) => ({ ...one, cells: cellsOf(one) }))
        .filter(({ cells }) => only !== 'over' || isEverOver(cells))
        .filter(({ cells }) => only !== 'free' || isEverFree(cells, min));
      const { rows, page } = memoryList(matching, query, {
        text: ({ name, email, skills }) => [name, email, ...skills].join('\n'),
        order: ({ name, cells }, field) =>
          field === 'name'
            ? name
            : (leastFree(sortColumn === undefined ? cells : cells.slice(sortColumn - 1, sortColumn)) ?? -1),
      });
      const shown = rows.map(({ cells, ...one }) => ({
        engineer: { ...rosterEngineer(one), skills: one.skills },
        cells,
      }));
      const all = matching.map(({ cells }) => cells);
      return success<typeof listAvailability>({
        success: true,
        page,
        data: {
          columns,
          rows: shown,
          totals: totalAvailability(all, count, min),
          overCapacity: all.filter(isEverOver).length,
        },
      });
    },
    'GET availability/filters': () =>
      success<typeof getRosterFilters>({
        success: true,
        data: {
          departments: [...new Set(records.engineers.map(({ department }) => department))].sort(),
          skills: [...new Set(records.engineers.flatMap(({ skills }) => skills))].sort(),
          requiredSkills: [
            ...new Set(records.projects.flatMap(({ requiredSkills }) => requiredSkills)),
          ].sort(),
        },
      }),
    'GET people': ({ query }) => {
      const asked = findPeopleQuery.parse(paramsOf(query));
      const { from, to, min, skill = [], match, department, seniority, project, limit } = asked;
      const span = { startDate: from, endDate: to };
      const team = project === undefined ? [] : onProject(project);
      const busy = team.filter(({ startDate, endDate }) => startDate <= to && endDate >= from);
      const isIn = (some: typeof team, id: string) => some.some(({ engineerId }) => engineerId === id);
      const candidates = working()
        .filter((one) => !department || department.includes(one.department))
        .filter((one) => !seniority || one.seniority === seniority)
        .filter(({ name }) => name.toLowerCase().includes((asked.q ?? '').toLowerCase()));
      const free = candidates.filter(({ _id }) => !isIn(busy, _id));
      const search = { skills: skill, match, percentage: min, span };
      const found = searchPeople(free, search, ({ _id }) => isIn(team, _id));
      const person = ({
        engineer,
        free: rest,
        fit,
        coveredSkills,
        missingSkills,
      }: RatedPerson<WorkingRecord>) => ({
        engineer: rosterEngineer(engineer),
        free: rest,
        fit,
        coveredSkills,
        missingSkills,
        steps: loadSteps(engineer.load, span),
      });
      const { matches, nearly, closest, freePercentage, matchesWithoutSkills } = found;
      return success<typeof findPeople>({
        success: true,
        data: {
          matches: matches.slice(0, limit).map(person),
          total: matches.length,
          nearly: nearly.map((one) => ({
            ...person(one),
            freeRanges: freeRanges(one.engineer, span, min),
            mostFree: mostFree(one.engineer, span) ?? 0,
          })),
          alreadyAssigned: candidates.length - free.length,
          ...(matches.length === 0 && {
            suggestions: { closest: closest && person(closest), freePercentage, matchesWithoutSkills },
          }),
        },
      });
    },
  };
}
