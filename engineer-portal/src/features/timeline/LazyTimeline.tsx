import type { EngineerCapacity } from '@erm/contracts/engineers';
import { ErrorState } from '@erm/ui-kit/core';
import { Skeleton } from '@erm/ui-kit/data';
import { Panel } from '@erm/ui-kit/layout';
import { useEffect, useState } from 'react';
import type { AssignmentTimeline } from './AssignmentTimeline';

type Loaded = { state: 'loading' | 'failed' } | { state: 'ready'; Timeline: typeof AssignmentTimeline };

/**
 * The timeline with its calendar, in a file of its own that is fetched beside the data. It is not `React.lazy`: a failed
 * download is told where the timeline would stand, and takes nothing else of the dashboard away.
 */
export function LazyTimeline({ engineer }: { engineer: EngineerCapacity | undefined }) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    import('./AssignmentTimeline').then(
      ({ AssignmentTimeline: Timeline }) => setLoaded({ state: 'ready', Timeline }),
      (error: unknown) => {
        console.error('The code of the timeline could not be loaded', error);
        setLoaded({ state: 'failed' });
      },
    );
  }, [attempt]);

  if (engineer && loaded.state === 'ready') return <loaded.Timeline engineer={engineer} />;
  return (
    <Panel title="Assignment Timeline">
      {loaded.state !== 'failed' ? (
        <Skeleton height={560} />
      ) : (
        <ErrorState
          title="The timeline could not be loaded"
          cause="Check your connection and try again."
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
    </Panel>
  );
}
