import { HostContext, type PortalProps } from '@erm/portal-sdk';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from './app/create-query-client';
import { EngineerRoutes } from './app/EngineerRoutes';

export function Portal({ host }: PortalProps) {
  const [queryClient] = useState(createQueryClient);
  return (
    <HostContext value={host}>
      <QueryClientProvider client={queryClient}>
        <EngineerRoutes />
      </QueryClientProvider>
    </HostContext>
  );
}
