import type { EngineerCapacity } from '@erm/contracts/engineers';
import { FailedPart, usePart } from '@erm/portal-kit';
import { createLoadable } from '@erm/ui-kit/core';
import { Skeleton } from '@erm/ui-kit/data';
import { Panel } from '@erm/ui-kit/layout';

const timeline = createLoadable(async () => (await import('./AssignmentTimeline')).AssignmentTimeline);

/** The timeline with its calendar in a separate chunk, which loads in parallel with the data. */
export function LazyTimeline({ engineer }: { engineer: EngineerCapacity | undefined }) {
  const { loaded, code } = usePart(timeline);
  if (engineer && loaded.status === 'ready') return <loaded.part engineer={engineer} />;
  return (
    <Panel title="Assignment Timeline">
      {loaded.status !== 'failed' ? (
        <Skeleton height={560} />
      ) : (
        <FailedPart
          title="The timeline could not be loaded"
          code={code}
          onRetry={() => void timeline.load()}
        />
      )}
    </Panel>
  );
}
