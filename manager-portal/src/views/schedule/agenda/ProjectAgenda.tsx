import { commonDays, type DaySpan } from '@erm/contracts/calendar-day';
import { shortRange, useBeginning } from '@erm/planning';
import { StatusBadge, useToday } from '@erm/portal-kit';
import { ErrorState } from '@erm/ui-kit/core';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../../shared/Cards.styles';
import { projectUnit } from '../../../shared/shown-projects/shown-projects';
import { useCardArrival } from '../../../shared/use-card-arrival';
import { useFirstCard } from '../../../shared/use-first-card';
import { NoProjects } from '../projects/NoProjects';
import { peopleForPlace } from '../projects/people-for-place';
import { projectModel } from '../projects/project-model';
import { useProjectPlaceOf, useProjectSchedule } from '../projects/project-queries';
import { gapText, placesOn, staffingText } from '../projects/project-texts';
import { findMember, useMembers } from '../projects/use-members';
import { useProjectWhy } from '../projects/use-project-why';
import type { ScheduleViewProps } from '../use-schedule';
import { useBarActions } from '../bars/use-bar-actions';
import { AgendaPage } from './AgendaPage';
import { AgendaSheet } from './AgendaSheet';
import { AgendaStrip } from './AgendaStrip';
import { Asked, GapLine, Line, LineButton, Lines, ProjectHead } from './Agenda.styles';
import { agendaDays, includesAny, whenText } from './agenda-texts';
import { useBeginningRow } from './use-beginning-row';
import { useAgendaWhy } from './use-agenda-why';

const PAGE = 25;

/** The schedule by project on a phone: a card per project with its people, open places, and uncovered skills. */
export function ProjectAgenda({ params, canvas, search, assign, onHistory }: ScheduleViewProps) {
  const today = useToday();
  const [wanted, setWanted] = useState(PAGE);
  const days = agendaDays(params.from);
  const { span } = canvas.scale;
  const { shown, projectFilter: filter } = params;
  const asked = { q: search.q, shown, filter, span, whole: 'all' } as const;
  const { sought, isLinked, settle, choose } = useBeginning(params.linked, params.at);
  const { data: place } = useProjectPlaceOf(sought, asked);
  const first = useBeginningRow({
    place,
    isLinked,
    settle,
    days,
    goTo: params.setFrom,
    onHidden: () => params.showBy('all'),
  });
  const count = Math.max(wanted, (first.row ?? 0) + 1);
  const data = useProjectSchedule({ ...asked, wanted: [0, count - 1] });
  useCardArrival(first.row, (first.row ?? 0) < data.rows.size, { focuses: first.isLinked });
  useFirstCard([...data.rows.values()].map(({ project }) => project._id));
  const members = useMembers(data, today);
  const find = (id: string | null) => findMember(members, id);
  const { actions, dialogs } = useBarActions({
    find,
    projects: members.projects,
    params,
    assign,
    onHistory,
  });
  const why = useAgendaWhy({ models: [...members.models.values()], projects: members.projects, today });
  const projectWhy = useProjectWhy(data.members, today);
  const isShown = (part: DaySpan) => includesAny(part, days);

  const instead = data.error ? (
    <ErrorState title="Failed to load the schedule" {...data.error} />
  ) : (
    data.total === 0 && <NoProjects params={params} search={search} notShown={data.notShown} />
  );
  return (
    <>
      <AgendaPage
        {...{ days, today, goTo: params.setFrom }}
        label="Schedule by project"
        shown={data.rows.size}
        total={data.total}
        wanted={count}
        unit={projectUnit(shown.show)}
        retryFailed={data.retryFailed}
        instead={instead}
        onMore={() => setWanted(count + PAGE)}
      >
        {[...data.rows.values()].map((row) => {
          const model = projectModel(row, data.members, span, today);
          const { project, places, gaps, filled } = model;
          const assigned = row.assignments.filter(isShown);
          const open = places.flatMap((place) => place?.open ?? []).filter(isShown);
          return (
            <Card key={project._id} data-card tabIndex={-1}>
              <ProjectHead>
                <div>
                  <h2>{project.name}</h2>
                  <Asked
                    type="button"
                    aria-haspopup="dialog"
                    onClick={({ currentTarget }) =>
                      projectWhy.askAbout(model, placesOn(model, today), currentTarget)
                    }
                  >
                    {staffingText(model, today)}
                  </Asked>
                </div>
                <StatusBadge kind="project" status={project.status} />
              </ProjectHead>
              <AgendaStrip
                {...{ days, today }}
                steps={filled.flatMap((step) => {
                  const part = commonDays(step, days);
                  return part ? [{ ...part, load: Math.min(step.filled, project.teamSize) }] : [];
                })}
                full={project.teamSize}
                text={(load) => `${load} of ${project.teamSize}`}
              />
              <Lines>
                {assigned.map((each) => (
                  <li key={each._id}>
                    <LineButton
                      type="button"
                      data-why={`assignment:${each._id}`}
                      onClick={() => {
                        choose(each._id);
                        params.select(each._id);
                      }}
                    >
                      <span>{data.members.get(each.engineerId)?.engineer.name}</span>
                      <span>{each.allocationPercentage}%</span>
                      <span>{whenText(each, days, today)}</span>
                    </LineButton>
                  </li>
                ))}
                {open.map((each, index) => {
                  const people = peopleForPlace(model, each, today);
                  return (
                    <li key={`${index}-${each.startDate}`}>
                      <Line>
                        {people ? <Link to={people}>Open place</Link> : <span>Open place</span>}
                        <span />
                        <span>{shortRange(each)}</span>
                      </Line>
                    </li>
                  );
                })}
                {gaps.filter(isShown).map((gap) => (
                  <li key={`${gap.skill}-${gap.startDate}`}>
                    <GapLine>
                      <TriangleAlert size={14} aria-hidden="true" />
                      <Asked
                        type="button"
                        aria-haspopup="dialog"
                        onClick={({ currentTarget }) =>
                          projectWhy.askAbout(model, { about: 'skill', ...gap }, currentTarget)
                        }
                      >
                        {gapText(gap)}
                      </Asked>
                    </GapLine>
                  </li>
                ))}
              </Lines>
            </Card>
          );
        })}
      </AgendaPage>
      <AgendaSheet
        selected={find(params.selected)}
        projects={members.projects}
        params={params}
        why={why}
        actions={actions}
      />
      {why.popovers}
      {projectWhy.popover}
      {dialogs}
    </>
  );
}
