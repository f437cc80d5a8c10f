import type { User } from '@erm/contracts/users';
import { useEffect } from 'react';
import { useServices } from '../app/services';
import { LAST_PORTAL_KEY } from '../session/storage-keys';
import { PortalFrame } from './PortalFrame';
import { PortalLoader } from './PortalLoader';
import type { PortalRecord } from './portal-record';

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
