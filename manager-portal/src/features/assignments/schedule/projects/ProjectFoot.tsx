import { Count, Legend, SheetFoot } from '@erm/portal-kit/planning';
import { countUnits } from '@erm/ui-kit/data';
import type { ProjectData } from './project-queries';
import { Sample } from './TreeRow.styles';

/** Below the schedule by project: how many there are, what is loading, and what the lines mean. */
export function ProjectFoot({ data: { total, retryFailed } }: { data: ProjectData }) {
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
    />
  );
}
