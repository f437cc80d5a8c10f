import { ListToolbar, type ListSearch } from '@erm/portal-kit';
import { NotConnected } from '@erm/portal-kit/planning';
import { EmptyState, ErrorState, SegmentedControl } from '@erm/ui-kit/core';
import { phoneQuery, useMedia } from '@erm/ui-kit/styles';
import { UserSearch, UsersRound } from 'lucide-react';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { useAvailability } from '../../data/planning-queries';
import type { Assigning } from '../../shared/assignment-draft';
import { MoreMenu } from '../../shared/MoreMenu';
import { FilterButton } from '../../shared/roster-filter/FilterButton';
import { filterTexts } from '../../shared/roster-filter/filter-texts';
import { NoMatch } from '../../shared/roster-filter/NoMatch';
import { NO_FILTER } from '../../shared/roster-filter/roster-filter';
import { ShortcutsDialog } from '../../shared/shortcuts/ShortcutsDialog';
import { useViewExport } from '../../shared/use-view-export';
import { useFindParams } from './find-people/find-params';
import { FindPeople } from './find-people/FindPeople';
import { AvailabilityCards } from './AvailabilityCards';
import { AvailabilityFoot } from './AvailabilityFoot';
import { AvailabilityGrid } from './AvailabilityGrid';
import { useAvailabilityParams, type AvailabilityParams } from './availability-params';
import { AVAILABILITY_SHORTCUTS } from './availability-shortcuts';
import { spanOf } from './column-ranges';
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
  /** Shows how an engineer has changed; without one, everything. */
  onHistory: (engineerId: string | null) => void;
}

/** The engineers over time: what they have free, or who of them fits a search. */
export function AvailabilityView(props: AvailabilityViewProps) {
  const { search, viewSwitch, addButton, assigning, onHistory } = props;
  const isPhone = useMedia(phoneQuery);
  const params = useAvailabilityParams(search.q);
  const find = useFindParams(search.q);
  const { by, figure, columns } = params;
  const scroller = useRef<HTMLDivElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const sheet = useViewExport({
    ...{ q: search.q, name: 'availability', title: `Availability, ${figure}` },
    canvas: { scroller: () => scroller.current, inSight: () => spanOf(columns), scale: { zoom: by } },
    filters: filterTexts(params.filter),
  });
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
              {!isPhone && (
                <MoreMenu
                  onPrint={sheet.print}
                  onExportImage={() => void sheet.exportImage()}
                  onHistory={() => onHistory(null)}
                  onShortcuts={() => setHelpOpen(true)}
                />
              )}
            </>
          )
        }
      />
      <NotConnected />
      {find.isOpen ? (
        <FindPeople find={find} assigning={assigning} />
      ) : (
        <Heatmap
          {...{ search, params, addButton, isPhone, scroller, onHistory }}
          onHelp={() => setHelpOpen(true)}
        />
      )}
      {isHelpOpen && (
        <ShortcutsDialog
          view="Availability"
          shortcuts={AVAILABILITY_SHORTCUTS}
          note="A click on a cell opens the schedule, and a right click offers to ask why."
          onClose={() => setHelpOpen(false)}
        />
      )}
    </>
  );
}

interface HeatmapProps extends Pick<AvailabilityViewProps, 'search' | 'addButton' | 'onHistory'> {
  params: AvailabilityParams;
  isPhone: boolean;
  scroller: RefObject<HTMLDivElement | null>;
  onHelp: () => void;
}

function Heatmap({ search, params, addButton, isPhone, scroller, ...grid }: HeatmapProps) {
  const list = useAvailability(params.request);
  if (list.error) return <ErrorState {...list.error} />;
  if (list.total === 0 && (params.isFiltered || search.q !== '')) {
    const clear = () => {
      search.clear();
      params.filterBy(NO_FILTER);
    };
    return <NoMatch onClear={clear} />;
  }
  if (list.total === 0) {
    return <EmptyState icon={<UsersRound size={20} />} title="No engineers added yet." action={addButton} />;
  }
  return isPhone ? (
    <AvailabilityCards list={list} params={params} />
  ) : (
    <>
      <AvailabilityGrid {...{ list, params, scroller, ...grid }} />
      <AvailabilityFoot {...{ list, params, scroller }} />
    </>
  );
}
