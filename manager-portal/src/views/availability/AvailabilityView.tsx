import { MAX_PAGE_SIZE } from '@erm/contracts/envelope';
import {
  LazyView,
  type ListSearch,
  ListToolbar,
  NotConnected,
  PAGE_SIZE,
  useLazyDialog,
  useUndoKeys,
} from '@erm/portal-kit';
import { Announcer } from '@erm/planning';
import { createLoadable, EmptyState, ErrorState } from '@erm/ui-kit/core';
import { narrowQuery, phoneQuery, useMedia } from '@erm/ui-kit/styles';
import { UserSearch, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useAvailability } from '../../data/planning-queries';
import { Columns, Main } from '../../shared/Columns.styles';
import { chipsOf, FilterChips } from '../../shared/FilterChips';
import type { Assigning } from '../../shared/assignment-draft';
import { MoreMenu } from '../../shared/MoreMenu';
import { ToolButton } from '../../shared/ToolButton';
import { ViewChoice } from '../../shared/ViewChoice';
import { FilterButton } from '../../shared/roster-filter/FilterButton';
import { filterFields } from '../../shared/filters';
import { rosterConditions } from '../../shared/roster-filter/filter-texts';
import { NoMatch } from '../../shared/roster-filter/NoMatch';
import { NO_FILTER } from '../../shared/roster-filter/roster-filter';
import { useViewExport } from '../../shared/use-view-export';
import { useFindParams } from './find-people/find-params';
import { AvailabilityCards } from './AvailabilityCards';
import { AvailabilityGrid } from './AvailabilityGrid';
import { useAvailabilityParams, type AvailabilityParams } from './availability-params';
import { SortField } from './SortField';
import { type ColumnCanvas, useColumnCanvas } from './use-column-canvas';

// One chunk, because the names of all chunks are loaded with the first screen.
const findPeople = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "availability-parts" */ './find-people/FindPeople')).FindPeople,
);
const shortcutsDialog = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "availability-parts" */ './AvailabilityShortcuts'))
      .AvailabilityShortcuts,
);

const FIGURE_OPTIONS = [
  { value: 'free', label: 'Free' },
  { value: 'peak', label: 'Peak' },
] as const;
const ZOOM_OPTIONS = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;

/** A toggle button, pressed while its panel is open. */
const Toggle = styled(ToolButton)`
  &[aria-pressed='true'] {
    background: var(--bg-active);
  }
`;

export interface AvailabilityViewProps {
  search: ListSearch;
  /** Switch between the views of the list. */
  viewSwitch: ReactNode;
  addButton: ReactNode;
  assigning: Assigning;
  /** Opens the history of an engineer, or of everything. */
  onHistory: (engineerId: string | null) => void;
  /** The open history panel, beside the view in wide windows. */
  historyPanel: ReactNode;
}

/** Engineers' free capacity over time, or the engineers who fit a search. */
export function AvailabilityView(props: AvailabilityViewProps) {
  const { search, viewSwitch, addButton, assigning, onHistory, historyPanel } = props;
  useUndoKeys();
  const isPhone = useMedia(phoneQuery);
  const params = useAvailabilityParams(search.q);
  const find = useFindParams(search.q);
  const { by, figure } = params;
  const canvas = useColumnCanvas(params);
  const help = useLazyDialog(shortcutsDialog);
  const conditions = rosterConditions(params.filter);
  const sheet = useViewExport({
    q: search.q,
    name: 'availability',
    title: `Availability, ${figure}`,
    canvas,
    filters: conditions.map(({ text }) => text),
  });
  const figures = (
    <ViewChoice label="Figure" options={FIGURE_OPTIONS} value={figure} onChange={params.showFigure} />
  );
  const zoom = <ViewChoice label="Columns" options={ZOOM_OPTIONS} value={by} onChange={params.zoom} />;
  return (
    <>
      <ListToolbar
        search={search}
        dense
        label="Search engineers"
        placeholder="Search engineers by name, email, or skills..."
        tools={
          <>
            {viewSwitch}
            {!find.isOpen && !isPhone && figures}
            <Toggle
              iconAt={narrowQuery}
              icon={<UserSearch size={16} aria-hidden="true" />}
              aria-pressed={find.isOpen}
              onClick={find.toggle}
              label="Find people"
            />
          </>
        }
        filter={
          !find.isOpen && (
            <FilterButton
              fields={filterFields}
              choices={
                isPhone && (
                  <>
                    {figures}
                    {zoom}
                    <SortField {...params} />
                  </>
                )
              }
              count={conditions.length}
              filter={params.filter}
              onChange={params.filterBy}
              freeLabel={`Free in any ${by}, at least`}
            />
          )
        }
        end={
          !find.isOpen &&
          !isPhone && (
            <>
              {zoom}
              <MoreMenu
                onPrint={sheet.print}
                onExportImage={() => void sheet.exportImage()}
                onHistory={() => onHistory(null)}
                onShortcuts={help.open}
              />
            </>
          )
        }
      />
      {!find.isOpen && !isPhone && conditions.length > 0 && (
        <FilterChips
          conditions={chipsOf(conditions, params.filterBy)}
          onClear={() => params.filterBy(NO_FILTER)}
          onGone={search.focus}
        />
      )}
      <NotConnected overSheet />
      <Columns>
        <Main>
          {find.isOpen ? (
            <LazyView part={findPeople} find={find} search={search} assigning={assigning} />
          ) : (
            <Heatmap
              search={search}
              params={params}
              addButton={addButton}
              isPhone={isPhone}
              canvas={canvas}
              assigning={assigning}
              onHistory={onHistory}
              onSearch={search.focus}
              onHelp={help.open}
            />
          )}
        </Main>
        {historyPanel}
      </Columns>
      {help.Dialog && <help.Dialog onClose={help.close} />}
    </>
  );
}

interface HeatmapProps extends Pick<
  AvailabilityViewProps,
  'search' | 'addButton' | 'assigning' | 'onHistory'
> {
  params: AvailabilityParams;
  isPhone: boolean;
  canvas: ColumnCanvas;
  onSearch: () => void;
  onHelp: () => void;
}

function Heatmap(props: HeatmapProps) {
  const { search, params, addButton, isPhone, canvas, assigning, ...grid } = props;
  // Of the grid, only the rows in sight are drawn.
  const list = useAvailability(params.request, params.at, isPhone ? PAGE_SIZE : MAX_PAGE_SIZE);
  const empty = () => {
    if (!params.isFiltered && search.q === '') {
      return (
        <EmptyState icon={<UsersRound size={20} />} title="No engineers added yet." action={addButton} />
      );
    }
    const clear = () => {
      search.clear();
      params.filterBy(NO_FILTER);
    };
    return <NoMatch onClear={clear} />;
  };
  const instead = list.error ? <ErrorState {...list.error} /> : list.total === 0 && empty();
  return isPhone ? (
    <AvailabilityCards list={list} params={params} assigning={assigning} instead={instead} />
  ) : (
    <Announcer>
      <AvailabilityGrid canvas={canvas} list={list} params={params} instead={instead} {...grid} />
    </Announcer>
  );
}
