import { dayParam } from '@erm/planning';
import { addDays, closestPlannable, isCalendarDay, type CalendarDay } from '@erm/contracts/calendar-day';
import { MIN_FREE_ASKED } from '@erm/contracts/people-search';
import type { SkillMatch } from '@erm/contracts/person-fit';
import { useToday, useAddressParams } from '@erm/portal-kit';
import type { PeopleRequest } from '../../../data/planning-queries';
import type { PickableProject } from '../../../shared/ProjectPicker';
import { idParam, textParams } from '../../../shared/url-params';

const DEFAULT_MIN = 40;
/** Eight weeks. */
const DEFAULT_DAYS = 56;

/** The search request. `to` may be before `from`; the form reports that. */
export interface PeopleSearchFields {
  skills: string[];
  /** Whether all or any of the skills are required. */
  match: SkillMatch;
  departments: string[];
  from: CalendarDay;
  to: CalendarDay;
  min: number;
  project: string | undefined;
}

function fieldsIn(params: URLSearchParams, today: CalendarDay): PeopleSearchFields {
  const from = dayParam(params, 'from') ?? today;
  const min = Number(params.get('min') ?? DEFAULT_MIN);
  return {
    skills: textParams(params, 'skill'),
    match: params.get('match') === 'any' ? 'any' : 'all',
    departments: textParams(params, 'dept'),
    from,
    to: dayParam(params, 'to') ?? closestPlannable(addDays(from, DEFAULT_DAYS - 1)),
    min: isPercentage(min) ? min : DEFAULT_MIN,
    project: idParam(params, 'for'),
  };
}

export function isPercentage(value: number | null): value is number {
  return value !== null && Number.isInteger(value) && value >= MIN_FREE_ASKED && value <= 100;
}

/** A project's needs from today on: any of its uncovered skills, or of all required ones if none is uncovered. */
export function askedFor(project: PickableProject, today: CalendarDay): Partial<PeopleSearchFields> {
  const { _id, startDate, endDate, missingSkills = [], requiredSkills = [] } = project;
  const skills = missingSkills.length > 0 ? missingSkills : requiredSkills;
  const dates = endDate >= today && { from: startDate > today ? startDate : today, to: endDate };
  return { project: _id, skills: [...skills], match: 'any', ...dates };
}

/** Query parameters of a search. */
function findPeopleParams(fields: PeopleSearchFields): URLSearchParams {
  const { skills, match, departments, from, to, min, project } = fields;
  const params = new URLSearchParams([
    ...skills.map((skill) => ['skill', skill]),
    ...departments.map((department) => ['dept', department]),
    ['from', from],
    ['to', to],
  ]);
  // With a single skill, both are the same.
  if (match === 'any' && skills.length > 1) params.set('match', match);
  if (min !== DEFAULT_MIN) params.set('min', String(min));
  if (project) params.set('for', project);
  return params;
}

const OWN = ['skill', 'match', 'dept', 'from', 'to', 'min', 'for'];

/** The people search in the URL (`?find=1&…`). */
export function useFindParams(q: string) {
  const [params, setParams] = useAddressParams();
  const isOpen = params.get('find') === '1';
  const today = useToday();
  const fields = fieldsIn(params, today);
  const { skills: skill, match, departments: department, from, to, min, project } = fields;
  const request: PeopleRequest | null =
    isOpen && isCalendarDay(to) && from <= to
      ? { q, from, to, min, skill, match, department, project }
      : null;
  const without = (current: URLSearchParams, names: readonly string[]) => {
    const next = new URLSearchParams(current);
    for (const name of names) next.delete(name);
    return next;
  };
  return {
    isOpen,
    fields,
    request,
    toggle: () =>
      setParams((current) => {
        const next = without(current, isOpen ? ['find', 'match', 'to', 'min', 'for'] : []);
        if (!isOpen) next.set('find', '1');
        return next;
      }),
    change: (changes: Partial<PeopleSearchFields>) =>
      setParams(
        (current) => {
          const next = without(current, OWN);
          for (const [name, value] of findPeopleParams({ ...fieldsIn(current, today), ...changes })) {
            next.append(name, value);
          }
          return next;
        },
        { replace: true },
      ),
    clear: () => setParams((current) => without(current, OWN), { replace: true }),
  };
}

export type FindParams = ReturnType<typeof useFindParams>;
