import type { User } from '@erm/contracts/users';
import { LoadingText } from '@erm/ui-kit/core';
import { useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useStore } from 'zustand';
import type { PortalRecord } from '../portals/portal-record';
import { useServices } from '../services/services';
import { LoadingSlot } from './PortalUnavailable.styles';
import { createPortalHost } from './portal-host';
import { PortalUnavailable } from './PortalUnavailable';
import { useComeback } from './use-comeback';

/** The portal, or a placeholder while it loads or if it is unavailable. */
export function PortalLoader({ portal, user }: { portal: PortalRecord; user: User }) {
  const services = useServices();
  const { portalLoads } = services;
  const [host] = useState(() => createPortalHost(services, user, portal.name));
  const load = useStore(portalLoads, (loads) => loads[portal.name]);
  const { name } = portal;
  const module = load?.module;
  useEffect(() => portalLoads.open(portal), [portalLoads, portal]);
  useComeback(portal, user.id);
  useEffect(() => {
    if (module) portalLoads.shown(name);
  }, [portalLoads, name, module]);

  if (module) {
    const { Portal } = module;
    return (
      <ErrorBoundary key={load.attempts} fallback={null} onError={(error) => portalLoads.crash(name, error)}>
        <Portal host={host} />
      </ErrorBoundary>
    );
  }
  if (load?.failure) {
    return (
      <PortalUnavailable
        label={portal.label}
        failure={load.failure}
        attempts={load.attempts}
        busy={load.state === 'loading'}
        onRetry={() => void portalLoads.retry(name, user.id)}
      />
    );
  }
  return (
    <LoadingSlot>
      <LoadingText>Loading...</LoadingText>
    </LoadingSlot>
  );
}
