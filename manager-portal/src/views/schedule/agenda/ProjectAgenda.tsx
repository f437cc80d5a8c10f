import { commonDays, type DaySpan } from '@erm/contracts/calendar-day';
import { shortRange, useBeginning } from '@erm/planning';
import { StatusBadge, useToday } from '@erm/portal-kit';
import { ErrorState } from '@erm/ui-kit/core';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Card } from '../../../shared/Cards.styles';
import { projectUnit } from '../../../shared/shown-projects/project-unit';
import { NoProjects } from '../projects/NoProjects';
import { peopleForPlace } from '../projects/people-for-place';
import { projectModel } from '../projects/project-model';
import { useProjectPlaceOf, useProjectSchedule } from '../projects/project-queries';
import { gapText, placesOn, staffingText } from '../projects/project-texts';
import { findMember, useMembers } from '../projects/use-members';
import { useProjectWhy } from '../projects/use-project-why';
import type { ScheduleViewProps } from '../use-schedule';
import { AgendaPage } from './AgendaPage';
import { AgendaStrip } from './AgendaStrip';
import { Asked, GapLine, Line, LineButton, Lines, ProjectHead } from './Agenda.styles';
import { agendaDays, includesAny, whenText } from './agenda-texts';
import { useBeginningRow } from './use-beginning-row';
import { useAgendaSheet } from './AgendaSheet';

const PAGE = 25;

/** The schedule by project on a phone: a card per project with its people, open places, and uncovered skills. */
export function ProjectAgenda(props: ScheduleViewProps) {
  const { params, canvas, search } = props;
  const today = useToday();
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
    page: PAGE,
  });
  const data = useProjectSchedule({ ...asked, wanted: [0, first.count - 1] });
  const members = useMembers(data, today);
  const { sheet } = useAgendaSheet(props, {
    find: (id) => findMember(members, id),
    models: [...members.models.values()],
    projects: members.projects,
    today,
  });
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
        days={days}
        goTo={params.setFrom}
        label="Schedule by project"
        ids={[...data.rows.values()].map(({ project }) => project._id)}
        total={data.total}
        first={first}
        unit={projectUnit(shown.show)}
        retryFailed={data.retryFailed}
        instead={instead}
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
                days={days}
                today={today}
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
      {sheet}
      {projectWhy.popover}
    </>
  );
}
