import { useToday } from '@erm/portal-kit';
import { ErrorState } from '@erm/ui-kit/core';
import { useBeginning } from '@erm/planning';
import { firstFreeDays, newAssignment } from '../dialogs/new-assignment';
import { NoAssignments } from '../engineers/NoAssignments';
import { NoEngineers } from '../engineers/NoEngineers';
import { rowModel } from '../model/row-model';
import type { ScheduleViewProps } from '../use-schedule';
import { useSchedule, useSchedulePlaceOf } from '../engineers/schedule-queries';
import { peopleText, usePinned } from '../pin/use-pinned';
import { PinnedNote } from './Agenda.styles';
import { AgendaPage } from './AgendaPage';
import { EngineerCard } from './EngineerCard';
import { agendaDays } from './agenda-texts';
import { useBeginningRow } from './use-beginning-row';
import { useAgendaSheet } from './AgendaSheet';

const PAGE = 50;

/** The schedule on a phone: eight weeks, a card per engineer with a line per assignment. */
export function EngineerAgenda(props: ScheduleViewProps) {
  const { params, search, createButton, addEngineer, assign } = props;
  const today = useToday();
  const days = agendaDays(params.from);
  const order = { sort: params.sort, inSight: days };
  const asked = { q: search.q, filter: params.filter, order, days, today };
  const { sought, isLinked, settle, choose } = useBeginning(params.linked, params.at);
  const { data: place } = useSchedulePlaceOf(sought, asked);
  const first = useBeginningRow({ place, isLinked, settle, days, goTo: params.setFrom, page: PAGE });
  const data = useSchedule({ ...asked, rows: [0, first.count - 1] });
  const models = [...data.rows.values()].map((row) => rowModel(row, today));
  const find = (id: string | null) => {
    for (const model of models) {
      const assignment = model.assignments.find(({ _id }) => _id === id);
      if (assignment) return { model, assignment };
    }
    return undefined;
  };
  const pinned = usePinned(params.pin);
  const { ask, sheet } = useAgendaSheet(props, { find, models, projects: data.projects, today });

  const hasCardsAlone =
    data.totals !== undefined && models.every(({ assignments }) => assignments.length === 0);
  const isEmpty = data.totals !== undefined && data.rowCount === 0;
  const instead = data.error ? (
    <ErrorState title="Failed to load the schedule" {...data.error} />
  ) : (
    isEmpty && <NoEngineers params={params} search={search} addEngineer={addEngineer} />
  );
  return (
    <>
      {hasCardsAlone && <NoAssignments createButton={createButton} />}
      {pinned && <PinnedNote>{peopleText(pinned)}</PinnedNote>}
      <AgendaPage
        days={days}
        goTo={params.setFrom}
        label="Schedule by engineer"
        ids={models.map(({ engineer }) => engineer._id)}
        total={data.totals && data.rowCount}
        first={first}
        unit={['engineer', 'engineers']}
        retryFailed={data.retryFailed}
        instead={instead}
      >
        {models.map((model) => (
          <EngineerCard
            key={model.engineer._id}
            model={model}
            days={days}
            today={today}
            projects={data.projects}
            pin={params.pin}
            onAssign={() => assign(newAssignment(model, firstFreeDays(model, days, today)))}
            onSelect={(id) => {
              choose(id);
              params.select(id);
            }}
            onWhy={() => ask(`engineer:${model.engineer._id}`)}
          />
        ))}
      </AgendaPage>
      {sheet}
    </>
  );
}
