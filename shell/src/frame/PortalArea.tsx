import type { User } from '@erm/contracts/users';
import { useEffect } from 'react';
import { useServices } from '../services/services';
import { LAST_PORTAL_KEY } from '../page/storage-keys';
import type { PortalRecord } from '../portals/portal-record';
import { PortalFrame } from './PortalFrame';
import { PortalLoader } from './PortalLoader';

/** A portal inside the frame, for one user. */
export function PortalArea({ portal, user }: { portal: PortalRecord; user: User }) {
  const { storage } = useServices();
  useEffect(() => storage.setItem(LAST_PORTAL_KEY, portal.name), [storage, portal.name]);
  return (
    <PortalFrame portal={portal} user={user}>
      <PortalLoader key={portal.name} portal={portal} user={user} />
    </PortalFrame>
  );
}
