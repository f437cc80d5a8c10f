import type { Project } from '@erm/contracts/projects';
import { StatusBadge } from '@erm/portal-kit';
import { EmptyState } from '@erm/ui-kit/core';
import { Pips } from '@erm/ui-kit/data';
import { FolderKanban } from 'lucide-react';
import { Badge, Detail, Places, Row, Rows, RowName, Texts } from './TopRows.styles';

export function RecentProjects({ projects }: { projects: Project[] }) {
  if (projects.length === 0) {
    return <EmptyState icon={<FolderKanban size={20} />} title="No projects found" />;
  }
  return (
    <Rows aria-label="Recent projects">
      {projects.map(({ _id, name, currentTeamSize, teamSize, status }) => (
        <Row key={_id}>
          <Texts>
            <RowName>{name}</RowName>
            <Detail>
              Team: {currentTeamSize} of {teamSize} members
            </Detail>
          </Texts>
          <Places>
            <Pips filled={currentTeamSize} total={teamSize} label="" />
          </Places>
          <Badge>
            <StatusBadge kind="project" status={status} />
          </Badge>
        </Row>
      ))}
    </Rows>
  );
}
