import { Count, Legend, SheetFoot } from '@erm/portal-kit/planning';
import { Button } from '@erm/ui-kit/core';
import { countUnits } from '@erm/ui-kit/data';
import type { ReactNode } from 'react';
import type { ProjectData } from './project-queries';
import { Sample } from './TreeRow.styles';

interface ProjectFootProps {
  data: ProjectData;
  areAllOpen: boolean;
  /** Opens or closes all projects. */
  onOpenAll: (opens: boolean) => void;
  /** What has happened, after the counts. */
  children: ReactNode;
}

/** Below the schedule by project: how many there are, what is loading, and what the lines mean. */
export function ProjectFoot({ data, areAllOpen, onOpenAll, children }: ProjectFootProps) {
  const { total, retryFailed } = data;
  return (
    <SheetFoot
      status={
        total === undefined ? (
          'Loading schedule...'
        ) : (
          <Count>{countUnits(total, ['project', 'projects'])}</Count>
        )
      }
      retryFailed={retryFailed}
      legend={
        <>
          <Legend>
            <Sample $kind="assigned" /> Assigned
          </Legend>
          <Legend>
            <Sample $kind="open" /> Open place
          </Legend>
          <Legend>
            <Sample $kind="uncovered" /> Skill uncovered
          </Legend>
        </>
      }
    >
      <Button size="sm" variant="ghost" onClick={() => onOpenAll(!areAllOpen)}>
        {areAllOpen ? 'Close all' : 'Open all'}
      </Button>
      {children}
    </SheetFoot>
  );
}
