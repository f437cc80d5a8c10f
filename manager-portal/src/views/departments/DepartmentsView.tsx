import { plannablePart } from '@erm/contracts/calendar-day';
import { getProjectSchedule } from '@erm/contracts/schedule';
import { ListToolbar, NotConnected, useToday, type ListSearch } from '@erm/portal-kit';
import { Announcer, Count, Foot, useTimeCanvas, useTimeParams } from '@erm/planning';
import { errorText, useApi } from '@erm/portal-sdk';
import { ErrorState } from '@erm/ui-kit/core';
import { countUnits } from '@erm/ui-kit/data';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { queryKeys } from '../../data/query-keys';
import { DepartmentGrid } from './DepartmentGrid';
import { departmentRows } from './department-rows';

const PROJECTS = 100;

interface DepartmentsViewProps {
  search: ListSearch;
  viewSwitch: ReactNode;
}

/** The projects over time, by the departments that work on them. */
export function DepartmentsView({ search, viewSwitch }: DepartmentsViewProps) {
  const api = useApi();
  const today = useToday();
  const time = useTimeParams();
  const canvas = useTimeCanvas({
    zoom: time.zoom,
    zooms: ['day', 'week', 'month'],
    from: time.from,
    onRest: time.setFrom,
    onZoom: time.setZoom,
  });
  const { startDate: from, endDate: to } = plannablePart(canvas.scale.span);
  const query = { q: search.q, from, to, limit: PROJECTS };
  const { data, error, refetch } = useQuery({
    queryKey: [queryKeys.projects, 'departments', query],
    queryFn: async ({ signal }) => (await api.call(getProjectSchedule, { query, signal })).data,
    placeholderData: keepPreviousData,
  });
  const rows = useMemo(() => (data ? departmentRows(data) : []), [data]);
  const instead = error ? (
    <ErrorState
      title="Failed to load the departments"
      cause={errorText(error, 'Please try again later')}
      onRetry={() => void refetch()}
    />
  ) : (
    data && rows.length === 0 && <p>No department works on these days.</p>
  );
  return (
    <>
      <ListToolbar
        search={search}
        label="Search projects"
        placeholder="Search by project name..."
        tools={viewSwitch}
      />
      <NotConnected overSheet />
      <Announcer>
        <DepartmentGrid {...{ canvas, rows, today, instead }} />
        <Foot>
          <p role="status">
            {data ? (
              <Count>{countUnits(rows.length, ['department', 'departments'])}</Count>
            ) : (
              'Loading departments...'
            )}
          </p>
        </Foot>
      </Announcer>
    </>
  );
}
