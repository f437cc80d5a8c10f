import type { CalendarDay } from '@erm/contracts/calendar-day';
import type { Project } from '@erm/contracts/projects';
import { ListPages, useToday } from '@erm/portal-kit';
import { Button, EmptyState, ErrorState, LoadingText, Note, Stack } from '@erm/ui-kit/core';
import { ChipList, Pips, SkeletonRows, Stat, StatStrip } from '@erm/ui-kit/data';
import { Dialog } from '@erm/ui-kit/overlay';
import { UserSearch, UsersRound } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../app/paths';
import { useAssignments } from '../data/assignment-queries';
import { TeamMember } from './TeamMember';
import { Members } from './TeamMember.styles';

/** A project's team, its size, and the missing required skills. */
export function TeamMembersDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const navigate = useNavigate();
  const today = useToday();
  const { teamSize, currentTeamSize, membersToday, missingSkills } = project;
  return (
    <Dialog
      open
      size="table"
      title={`Team Members - ${project.name}`}
      footer={
        <>
          {project.endDate >= today && (
            <Button
              icon={<UserSearch size={16} aria-hidden="true" />}
              onClick={() => void navigate(peopleFor(project, today))}
            >
              Find people
            </Button>
          )}
          <Button onClick={onClose}>Close</Button>
        </>
      }
      onClose={onClose}
    >
      <Stack gap={3}>
        <StatStrip>
          <Stat size="md" label="Total Team Size" value={teamSize} />
          <Stat
            size="md"
            label="Current Members"
            value={currentTeamSize}
            context={membersToday === undefined ? undefined : `${membersToday} of them today`}
          />
          <Stat
            size="md"
            label="Assigned in all"
            value={
              <Pips
                size="lg"
                filled={currentTeamSize}
                total={teamSize}
                label={`${currentTeamSize} of ${teamSize} places, assigned in all`}
              />
            }
          />
        </StatStrip>
        {missingSkills.length > 0 && (
          <Note tone="yellow" title="Missing Required Skills">
            <ChipList
              label="Missing required skills"
              items={missingSkills.map((label) => ({ label, state: 'missing' }))}
            />
          </Note>
        )}
        <MemberList project={project} />
      </Stack>
    </Dialog>
  );
}

/** The search for people with the missing skills, in the dates that are left. */
function peopleFor(project: Project, today: CalendarDay): string {
  const { _id, startDate, endDate, missingSkills } = project;
  const search = new URLSearchParams(missingSkills.map((skill) => ['skill', skill]));
  search.set('from', startDate > today ? startDate : today);
  search.set('to', endDate);
  search.set('for', _id);
  return paths.findPeople(search);
}

function MemberList({ project }: { project: Project }) {
  const team = useAssignments({ sort: 'engineer', projectId: project._id });
  const members = team.rows.filter(({ engineerId }) => engineerId !== null);
  if (team.error) return <ErrorState {...team.error} />;
  if (team.loading) {
    return (
      <Stack gap={3}>
        <LoadingText>Loading team members...</LoadingText>
        <SkeletonRows rows={3} />
      </Stack>
    );
  }
  if (members.length === 0) {
    return <EmptyState icon={<UsersRound size={20} />} title="No team members assigned yet" />;
  }
  return (
    <>
      <Members aria-label="Team members">
        {members.map((member) => (
          <TeamMember key={member._id} member={member} requiredSkills={project.requiredSkills} />
        ))}
      </Members>
      <ListPages list={team} unit={['assignment', 'assignments']} />
    </>
  );
}
