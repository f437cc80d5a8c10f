import { ListToolbar, type ListSearch } from '@erm/portal-kit';
import { EmptyState, ErrorState, SegmentedControl } from '@erm/ui-kit/core';
import { phoneQuery, useMedia } from '@erm/ui-kit/styles';
import { UserSearch, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAvailability } from '../../data/planning-queries';
import type { Assigning } from '../../shared/assignment-draft';
import { FilterButton } from '../../shared/roster-filter/FilterButton';
import { NoMatch } from '../../shared/roster-filter/NoMatch';
import { NO_FILTER } from '../../shared/roster-filter/roster-filter';
import { useFindParams } from './find-people/find-params';
import { FindPeople } from './find-people/FindPeople';
import { AvailabilityCards } from './AvailabilityCards';
import { AvailabilityFoot } from './AvailabilityFoot';
import { AvailabilityGrid } from './AvailabilityGrid';
import { useAvailabilityParams } from './availability-params';
import { Toggle } from './Toggle.styles';

const FIGURE_OPTIONS = [
  { value: 'free', label: 'Free' },
  { value: 'peak', label: 'Peak' },
] as const;
const ZOOM_OPTIONS = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;

export interface AvailabilityViewProps {
  search: ListSearch;
  /** The switch between the views of the list. */
  viewSwitch: ReactNode;
  addButton: ReactNode;
  assigning: Assigning;
}

/** The engineers over time: what they have free, or who of them fits a search. */
export function AvailabilityView({ search, viewSwitch, addButton, assigning }: AvailabilityViewProps) {
  const params = useAvailabilityParams(search.q);
  const find = useFindParams(search.q);
  const { by, figure } = params;
  return (
    <>
      <ListToolbar
        search={search}
        label="Search engineers"
        placeholder="Search engineers by name, email, or skills..."
        tools={
          <>
            {viewSwitch}
            {!find.isOpen && (
              <SegmentedControl
                label="Figure"
                size="md"
                options={FIGURE_OPTIONS}
                value={figure}
                onChange={params.showFigure}
              />
            )}
            <Toggle
              icon={<UserSearch size={16} aria-hidden="true" />}
              aria-pressed={find.isOpen}
              onClick={find.toggle}
            >
              Find people
            </Toggle>
          </>
        }
        end={
          !find.isOpen && (
            <>
              <FilterButton filter={params.filter} onChange={params.filterBy} />
              <SegmentedControl
                label="Columns"
                size="md"
                options={ZOOM_OPTIONS}
                value={by}
                onChange={params.zoom}
              />
            </>
          )
        }
      />
      {find.isOpen ? (
        <FindPeople find={find} assigning={assigning} />
      ) : (
        <Heatmap search={search} params={params} addButton={addButton} />
      )}
    </>
  );
}

type HeatmapProps = Pick<AvailabilityViewProps, 'search' | 'addButton'> & {
  params: ReturnType<typeof useAvailabilityParams>;
};

function Heatmap({ search, params, addButton }: HeatmapProps) {
  const list = useAvailability(params.request);
  const isPhone = useMedia(phoneQuery);
  if (list.error) return <ErrorState {...list.error} />;
  if (list.total === 0 && (params.isFiltered || search.q !== '')) {
    const clear = () => {
      search.clear();
      params.filterBy(NO_FILTER);
    };
    return <NoMatch title="No results found." onClear={clear} />;
  }
  if (list.total === 0) {
    return <EmptyState icon={<UsersRound size={20} />} title="No engineers added yet." action={addButton} />;
  }
  return isPhone ? (
    <AvailabilityCards list={list} params={params} />
  ) : (
    <>
      <AvailabilityGrid list={list} params={params} />
      <AvailabilityFoot list={list} params={params} />
    </>
  );
}
