import type { User } from '@erm/contracts/users';
import type { PagePortal } from '@erm/portal-sdk/registry';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LoadingPage } from '../screen/LoadingPage';
import { usePortals, useServices, type Services } from '../services/services';
import { matchPortal } from '../page/match-portal';
import { isDevelopment, type OverrideRequest } from '../portals/override';
import { ConfirmDevelopment } from './ConfirmDevelopment';
import { grantedPortal } from './refusal';
import { useOverrides } from './use-overrides';

interface OverrideRequestScreenProps {
  request: OverrideRequest;
  user: User;
}

/**
 * Handles a request for an override before any portal is shown. A published release opens at once. Unsigned code runs
 * only after the user has agreed, because it may come from a link.
 */
export function OverrideRequestScreen({ request, user }: OverrideRequestScreenProps) {
  const { registry, config } = useServices();
  const overrides = useOverrides();
  const { portals } = usePortals();
  const navigate = useNavigate();
  const [decision] = useState(() => decide({ request, user, portals, config }));
  const [starting, setStarting] = useState(false);

  async function start(portal: PagePortal) {
    overrides.activate({ ...request, userId: user.id });
    await registry.applyOverride();
    if (!matchPortal([portal], window.location.pathname)) await navigate(portal.prefix, { replace: true });
    overrides.settle();
  }

  const carryOut = useEffectEvent(() => {
    if (decision.kind === 'decline') overrides.decline(decision.reason);
    if (decision.kind === 'open') void start(decision.portal);
  });
  useEffect(() => carryOut(), []);

  return (
    <>
      <LoadingPage />
      {decision.kind === 'ask' && (
        <ConfirmDevelopment
          portal={decision.portal}
          origin={request.source}
          user={user}
          busy={starting}
          onCancel={overrides.settle}
          onConfirm={() => {
            setStarting(true);
            void start(decision.portal);
          }}
        />
      )}
    </>
  );
}

type Decision = { kind: 'open' | 'ask'; portal: PagePortal } | { kind: 'decline'; reason: string };

function decide({
  request,
  user,
  portals,
  config,
}: OverrideRequestScreenProps & { portals: readonly PagePortal[] } & Pick<Services, 'config'>): Decision {
  try {
    const portal = grantedPortal(request, user, portals, config);
    return { kind: isDevelopment(request) ? 'ask' : 'open', portal };
  } catch (error) {
    return { kind: 'decline', reason: error instanceof Error ? error.message : String(error) };
  }
}
