import { Pin } from 'lucide-react';
import { countConditions } from '../../../shared/common-filter';
import { type ChipCondition, chipsOf, FilterChips } from '../../../shared/FilterChips';
import { NO_PROJECT_FILTER, projectConditions } from '../../../shared/project-filter/project-filter';
import { rosterConditions } from '../../../shared/roster-filter/filter-texts';
import { NO_FILTER } from '../../../shared/roster-filter/roster-filter';
import type { ScheduleParams } from '../schedule-params';
import { peopleText, usePinned } from './use-pinned';

interface ScheduleChipsProps {
  params: ScheduleParams;
  /** The element of the sheet below. */
  sheet: HTMLElement | null;
  /** Takes the focus once there are no chips left. */
  onGone: () => void;
}

/** The conditions of the filter, and the pinned project, with who works on it today. */
export function ScheduleChips({ params, sheet, onGone }: ScheduleChipsProps) {
  const { group, filter, setFilter, projectFilter, setProjectFilter, togglePin } = params;
  const isByEngineer = group === 'engineer';
  const pin = usePinned(isByEngineer ? params.pin : null, sheet);
  const conditions: ChipCondition[] = isByEngineer
    ? chipsOf(rosterConditions(filter), setFilter)
    : chipsOf(projectConditions(projectFilter), setProjectFilter);
  const unpin = () => params.pin !== null && togglePin(params.pin);
  if (pin) {
    const icon = <Pin size={14} aria-hidden="true" />;
    conditions.push({ id: 'pin', text: pin.name, remove: unpin, pin: { label: `Unpin ${pin.name}`, icon } });
  }
  if (conditions.length === 0 && pin === null) return null;
  return (
    <FilterChips
      conditions={conditions}
      onClear={() => {
        if (!isByEngineer) return setProjectFilter(NO_PROJECT_FILTER);
        if (countConditions(filter) > 0) setFilter(NO_FILTER);
        unpin();
      }}
      onGone={onGone}
      beside={pin ? peopleText(pin) : undefined}
    />
  );
}
