import { Foot } from '@erm/portal-kit/planning';
import { Button, Cluster } from '@erm/ui-kit/core';
import { countUnits } from '@erm/ui-kit/data';
import { Count, Legend } from '../Foot.styles';
import type { ProjectData } from './project-queries';
import { Sample } from './TreeRow.styles';

/** Below the schedule by project: how many there are, what is loading, and what the lines mean. */
export function ProjectFoot({ data: { total, retryFailed } }: { data: ProjectData }) {
  return (
    <Foot>
      {/* Changes of the count are announced. */}
      <p role="status">
        {total === undefined ? (
          'Loading schedule...'
        ) : (
          <Count>{countUnits(total, ['project', 'projects'])}</Count>
        )}
      </p>
      {retryFailed && (
        <Cluster gap={2}>
          Some rows could not be loaded.
          <Button size="sm" onClick={retryFailed}>
            Try again
          </Button>
        </Cluster>
      )}
      <Cluster gap={4} aria-hidden="true">
        <Legend>
          <Sample $kind="assigned" /> Assigned
        </Legend>
        <Legend>
          <Sample $kind="open" /> Open place
        </Legend>
        <Legend>
          <Sample $kind="uncovered" /> Skill uncovered
        </Legend>
      </Cluster>
    </Foot>
  );
}
