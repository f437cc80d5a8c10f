import { useToday } from '@erm/portal-kit';
import { ErrorState } from '@erm/ui-kit/core';
import { useState } from 'react';
import { useBeginning } from '@erm/planning';
import { useCardArrival } from '../../../shared/use-card-arrival';
import { useFirstCard } from '../../../shared/use-first-card';
import { firstFreeDays, newAssignment } from '../dialogs/new-assignment';
import { NoAssignments } from '../engineers/NoAssignments';
import { NoEngineers } from '../engineers/NoEngineers';
import { rowModel } from '../model/row-model';
import type { ScheduleViewProps } from '../use-schedule';
import { useSchedule, useSchedulePlaceOf } from '../engineers/schedule-queries';
import { useBarActions } from '../bars/use-bar-actions';
import { peopleText, usePinned } from '../pin/use-pinned';
import { PinnedNote } from './Agenda.styles';
import { AgendaPage } from './AgendaPage';
import { AgendaSheet } from './AgendaSheet';
import { EngineerCard } from './EngineerCard';
import { agendaDays } from './agenda-texts';
import { useBeginningRow } from './use-beginning-row';
import { useAgendaWhy } from './use-agenda-why';

const PAGE = 50;

/** The schedule on a phone: eight weeks, a card per engineer with a line per assignment. */
export function EngineerAgenda(props: ScheduleViewProps) {
  const { params, search, createButton, addEngineer, assign, onHistory } = props;
  const today = useToday();
  const [wanted, setWanted] = useState(PAGE);
  const days = agendaDays(params.from);
  const order = { sort: params.sort, inSight: days };
  const asked = { q: search.q, filter: params.filter, order, days, today };
  const { sought, isLinked, settle, choose } = useBeginning(params.linked, params.at);
  const { data: place } = useSchedulePlaceOf(sought, asked);
  const first = useBeginningRow({ place, isLinked, settle, days, goTo: params.setFrom });
  const count = Math.max(wanted, (first.row ?? 0) + 1);
  const data = useSchedule({ ...asked, rows: [0, count - 1] });
  const models = [...data.rows.values()].map((row) => rowModel(row, today));
  useCardArrival(first.row, (first.row ?? 0) < models.length, { focuses: first.isLinked });
  useFirstCard(models.map(({ engineer }) => engineer._id));
  const find = (id: string | null) => {
    for (const model of models) {
      const assignment = model.assignments.find(({ _id }) => _id === id);
      if (assignment) return { model, assignment };
    }
    return undefined;
  };
  const { actions, dialogs } = useBarActions({ find, projects: data.projects, params, assign, onHistory });
  const pinned = usePinned(params.pin);
  const why = useAgendaWhy({ models, projects: data.projects, today });

  const isEmpty = data.totals !== undefined && data.rowCount === 0;
  const instead = data.error ? (
    <ErrorState title="Failed to load the schedule" {...data.error} />
  ) : (
    isEmpty && <NoEngineers {...{ params, search, addEngineer }} />
  );
  return (
    <>
      <NoAssignments {...{ data, createButton }} />
      {pinned && <PinnedNote>{peopleText(pinned)}</PinnedNote>}
      <AgendaPage
        {...{ days, today, goTo: params.setFrom }}
        label="Schedule by engineer"
        shown={models.length}
        total={data.totals && data.rowCount}
        wanted={count}
        unit={['engineer', 'engineers']}
        retryFailed={data.retryFailed}
        instead={instead}
        onMore={() => setWanted(count + PAGE)}
      >
        {models.map((model) => (
          <EngineerCard
            key={model.engineer._id}
            {...{ model, days, today }}
            projects={data.projects}
            pin={params.pin}
            onAssign={() => assign(newAssignment(model, firstFreeDays(model, days, today)))}
            onSelect={(id) => {
              choose(id);
              params.select(id);
            }}
            onWhy={() => why.ask(`engineer:${model.engineer._id}`)}
          />
        ))}
      </AgendaPage>
      <AgendaSheet
        selected={find(params.selected)}
        projects={data.projects}
        params={params}
        why={why}
        actions={actions}
      />
      {why.popovers}
      {dialogs}
    </>
  );
}
