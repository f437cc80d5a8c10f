import { ListEmpty, ListToolbar, useToday, type ListSearch } from '@erm/portal-kit';
import { Announcer, Foot, useTimeCanvas, useTimeParams, type Zoom } from '@erm/planning';
import { errorText } from '@erm/portal-sdk';
import { ErrorState, LoadingText, SegmentedControl } from '@erm/ui-kit/core';
import { countUnits } from '@erm/ui-kit/data';
import { phoneQuery, useMedia } from '@erm/ui-kit/styles';
import { ChartGantt } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useOwnCapacity } from '../../data/capacity-queries';
import { MyAgenda } from './MyAgenda';
import { MyGrid } from './MyGrid';
import { ownRow, shownIn, type OwnRow } from './own-row';

const ZOOMS = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;
const LOADING = 'Loading schedule...';

export interface MyScheduleProps {
  search: ListSearch;
  viewSwitch: ReactNode;
}

/** The engineer's assignments as a schedule of one row; on phones, as a list of what runs and comes. */
export function MySchedule({ search, viewSwitch }: MyScheduleProps) {
  const time = useTimeParams();
  const today = useToday();
  const canvas = useTimeCanvas<Zoom>({
    zoom: time.zoom,
    zooms: ZOOMS.map(({ value }) => value),
    from: time.from,
    onRest: time.setFrom,
    onZoom: time.setZoom,
  });
  const capacity = useOwnCapacity();
  const isPhone = useMedia(phoneQuery);
  const { data } = capacity;
  const { q } = search;
  const row = useMemo(() => data && ownRow(data, q, today), [data, q, today]);
  const insteadOfRow = () => {
    if (!row && capacity.error) {
      return (
        <ErrorState
          title="Failed to load the schedule"
          cause={errorText(capacity.error, 'Please try again later')}
          onRetry={() => void capacity.refetch()}
        />
      );
    }
    if (!row || shownIn(row).length > 0) return null;
    return (
      <ListEmpty
        search={search}
        noMatch="No results found."
        none="No assignments"
        icon={<ChartGantt size={20} />}
      />
    );
  };
  const content = () => {
    const instead = insteadOfRow();
    if (isPhone) {
      return instead ?? (row ? <MyAgenda row={row} today={today} /> : <LoadingText>{LOADING}</LoadingText>);
    }
    return (
      <Announcer>
        <MyGrid canvas={canvas} row={row} today={today} instead={instead} />
        {(row || !capacity.error) && (
          <Foot>
            <p role="status">{row ? countOf(row) : LOADING}</p>
          </Foot>
        )}
      </Announcer>
    );
  };

  return (
    <>
      <ListToolbar
        search={search}
        label="Search assignments"
        placeholder="Search by project name..."
        tools={viewSwitch}
        end={
          !isPhone && (
            <SegmentedControl
              label="Zoom"
              size="md"
              options={ZOOMS}
              value={time.zoom}
              onChange={canvas.zoomTo}
            />
          )
        }
      />
      {content()}
    </>
  );
}

const countOf = (row: OwnRow) => countUnits(shownIn(row).length, ['assignment', 'assignments']);
