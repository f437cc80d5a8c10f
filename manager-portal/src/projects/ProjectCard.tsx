import type { Project } from '@erm/contracts/projects';
import { StatusBadge } from '@erm/portal-kit';
import { Button, Facts, IconButton, Note } from '@erm/ui-kit/core';
import { ChipList, Icon, iconPaths, Pips } from '@erm/ui-kit/data';
import { useId } from 'react';
import { DateLine } from './DateLine';
import { Body, Buttons, Description, Frame, Head, Name, Places, Push } from './ProjectCard.styles';
import { skillItems } from './skill-items';
import { teamText } from './team-text';

interface ProjectCardProps {
  project: Project;
  onViewTeam: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onHistory: () => void;
}

export function ProjectCard({ project, onViewTeam, onEdit, onDelete, onHistory }: ProjectCardProps) {
  const nameId = useId();
  const { name, description, status, teamSize, currentTeamSize, requiredSkills, missingSkills } = project;
  return (
    <Frame as="article" aria-labelledby={nameId} data-row={project._id}>
      <Body>
        <Head>
          <Name id={nameId}>{name}</Name>
          <StatusBadge kind="project" status={status} />
        </Head>
        <Description>{description}</Description>
        <DateLine span={project} />
        <Facts
          items={[
            {
              term: 'Team Size',
              value: (
                <Places>
                  <strong>{teamSize}</strong>
                  <Pips filled={currentTeamSize} total={teamSize} label="" />
                  <span>{teamText(project)}</span>
                </Places>
              ),
            },
            {
              term: 'Required Skills',
              value:
                requiredSkills.length === 0 ? (
                  'None'
                ) : (
                  <ChipList label={`Required skills of ${name}`} items={skillItems(project)} />
                ),
            },
          ]}
        />
        {missingSkills.length > 0 && (
          <Push>
            <Note tone="yellow" title="Missing Skills">
              {missingSkills.join(', ')}
            </Note>
          </Push>
        )}
      </Body>
      <Buttons>
        <Button
          size="sm"
          icon={<Icon path={iconPaths.users} size={14} />}
          aria-label={`View Team of ${name}`}
          onClick={onViewTeam}
        >
          View Team
        </Button>
        <Button
          size="sm"
          variant="ghost"
          icon={<Icon path={iconPaths.pencil} size={14} />}
          aria-label={`Edit ${name}`}
          onClick={onEdit}
        >
          Edit
        </Button>
        <Button
          size="sm"
          variant="ghost"
          icon={<Icon path={iconPaths.trash} size={14} />}
          aria-label={`Delete ${name}`}
          onClick={onDelete}
        >
          Delete
        </Button>
        <IconButton
          label={`History of ${name}`}
          icon={<Icon path={iconPaths.history} size={14} />}
          onClick={onHistory}
        />
      </Buttons>
    </Frame>
  );
}
