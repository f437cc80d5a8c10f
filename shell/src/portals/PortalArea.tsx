import type { User } from '@erm/contracts/users';
import { useEffect, useState } from 'react';
import { useServices } from '../app/services';
import { LAST_PORTAL_KEY } from '../session/storage-keys';
import { PortalFrame } from './PortalFrame';
import { PortalLoader } from './PortalLoader';
import { createPortalHost } from './portal-host';
import type { PortalRecord } from './portal-record';

/** A portal inside the frame, for one user. */
export function PortalArea({ portal, user }: { portal: PortalRecord; user: User }) {
  const services = useServices();
  const [host] = useState(() => createPortalHost(services, user));
  useEffect(() => services.storage.setItem(LAST_PORTAL_KEY, portal.name), [services.storage, portal.name]);
  return (
    <PortalFrame portal={portal} user={user}>
      <PortalLoader portal={portal} host={host} />
    </PortalFrame>
  );
}
