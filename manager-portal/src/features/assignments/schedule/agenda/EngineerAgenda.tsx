import { loadSteps } from '@erm/contracts/load-curve';
import { PersonLine, today as currentDay } from '@erm/portal-kit';
import { ErrorState, IconButton } from '@erm/ui-kit/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Card, CardHead } from '../../../../shared/Cards.styles';
import { NoMatch } from '../../../../shared/roster-filter/NoMatch';
import { NO_FILTER } from '../../../../shared/roster-filter/roster-filter';
import { firstFreeDays, newAssignment } from '../new-assignment';
import { rowModel } from '../row-model';
import type { ScheduleViewProps } from '../ScheduleView';
import { useSchedule } from '../schedule-queries';
import { overloadText, positionOf, projectNameOf } from '../schedule-texts';
import { useAssignmentCommands } from '../use-assignment-commands';
import { AgendaPage } from './AgendaPage';
import { AgendaSheet } from './AgendaSheet';
import { AgendaStrip } from './AgendaStrip';
import { LineButton, Lines, None, Over } from './Agenda.styles';
import { agendaDays, includesAny, whenText } from './agenda-texts';

const PAGE = 50;

/** The schedule on a phone: eight weeks, a card per engineer with a line per assignment. */
export function EngineerAgenda({ params, search, assign, onHistory }: ScheduleViewProps) {
  const today = currentDay();
  const [count, setCount] = useState(PAGE);
  const days = agendaDays(params.from);
  const { filter } = params;
  const data = useSchedule({ q: search.q, filter, days, rows: [0, count - 1] });
  const models = [...data.rows.values()].map((row) => rowModel(row, today));
  const find = (id: string | null) => {
    for (const model of models) {
      const assignment = model.assignments.find(({ _id }) => _id === id);
      if (assignment) return { model, assignment };
    }
    return undefined;
  };
  const commands = useAssignmentCommands(find, data.projects);
  const selected = find(params.selected);

  if (data.error) return <ErrorState title="Failed to load the schedule" {...data.error} />;
  if (data.totals?.total === 0) {
    const clear = () => {
      search.clear();
      params.setFilter(NO_FILTER);
    };
    return <NoMatch title="No engineers match." onClear={clear} />;
  }
  return (
    <>
      <AgendaPage
        {...{ days, today, goTo: params.setFrom }}
        label="Schedule by engineer"
        shown={models.length}
        total={data.totals?.total}
        unit="engineers"
        onMore={() => setCount(count + PAGE)}
      >
        {models.map((model) => {
          const { engineer, curve, overload } = model;
          const shown = model.assignments.filter((each) => includesAny(each, days));
          return (
            <Card key={engineer._id}>
              <CardHead>
                <div>
                  <PersonLine name={engineer.name} detail={positionOf(model)} size={32} />
                  {overload && <Over>{overloadText(overload)}</Over>}
                </div>
                <IconButton
                  label={`Assign ${engineer.name}`}
                  icon={<Plus size={20} aria-hidden="true" />}
                  onClick={() => assign(newAssignment(model, firstFreeDays(model, days, today)))}
                />
              </CardHead>
              <AgendaStrip
                {...{ days, today }}
                steps={loadSteps(curve, days)}
                full={engineer.maxCapacity}
                text={(load) => (load === 0 ? 'Free' : `${load}%`)}
              />
              {shown.length === 0 && <None>No assignments</None>}
              <Lines>
                {shown.map((each) => (
                  <li key={each._id}>
                    <LineButton type="button" onClick={() => params.select(each._id)}>
                      <span>{projectNameOf(each, data.projects)}</span>
                      <span>{each.allocationPercentage}%</span>
                      <span>{whenText(each, days)}</span>
                    </LineButton>
                  </li>
                ))}
              </Lines>
            </Card>
          );
        })}
      </AgendaPage>
      {selected && (
        <AgendaSheet
          assignment={selected.assignment}
          projects={data.projects}
          engineerName={selected.model.engineer.name}
          params={params}
          onCommand={commands.run}
          onHistory={onHistory}
        />
      )}
      {commands.dialogs}
    </>
  );
}
