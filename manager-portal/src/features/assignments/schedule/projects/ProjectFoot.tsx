import { Count, Legend, type TimeCanvas } from '@erm/portal-kit/planning';
import { Button } from '@erm/ui-kit/core';
import { countUnits } from '@erm/ui-kit/data';
import type { ReactNode } from 'react';
import { FootWithPicks } from '../several/FootWithPicks';
import type { Picks } from '../several/use-picks';
import type { ProjectData } from './project-queries';
import { Sample } from './TreeRow.styles';

interface ProjectFootProps {
  data: ProjectData;
  picks: Picks;
  canvas: TimeCanvas;
  areAllOpen: boolean;
  /** Opens or closes all projects. */
  onOpenAll: (opens: boolean) => void;
  /** What has happened, after the counts. */
  children: ReactNode;
}

/** Below the schedule by project: how many there are, or assignments are picked, what is loading, and what the lines mean. */
export function ProjectFoot({ data, picks, canvas, areAllOpen, onOpenAll, children }: ProjectFootProps) {
  const { total, retryFailed } = data;
  return (
    <FootWithPicks
      {...{ picks, canvas, retryFailed }}
      status={
        total === undefined ? (
          'Loading schedule...'
        ) : (
          <Count>{countUnits(total, ['project', 'projects'])}</Count>
        )
      }
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
    </FootWithPicks>
  );
}
