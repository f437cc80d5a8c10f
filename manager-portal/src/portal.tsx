import { HostContext, type PortalProps } from '@erm/portal-sdk';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { PortalRoutes } from './app/PortalRoutes';
import { createQueryClient } from './app/query-client';

/** The manager portal. A cache lives as long as the portal is shown, so that nobody sees another person's data. */
export function Portal({ host }: PortalProps) {
  const [queryClient] = useState(createQueryClient);
  return (
    <HostContext value={host}>
      <QueryClientProvider client={queryClient}>
        <PortalRoutes />
      </QueryClientProvider>
    </HostContext>
  );
}
