import { ErrorState } from '@erm/ui-kit/core';
import { Centered } from '../screen/Centered';
import { useServices } from '../services/services';
import { RequireSession } from './RequireSession';

/** Replaces every portal if the registry could not be read. */
export function RegistryFailed() {
  const { registry } = useServices();
  return (
    <RequireSession>
      {() => (
        <Centered>
          <ErrorState
            headingLevel={1}
            title="The list of portals could not be read"
            cause="You are still signed in, and nothing you saved is lost."
            onRetry={() => void registry.reload()}
          />
        </Centered>
      )}
    </RequireSession>
  );
}
