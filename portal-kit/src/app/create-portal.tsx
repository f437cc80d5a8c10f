import { HostContext, type PortalProps } from '@erm/portal-sdk';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PageBoundary } from '../failures/PageBoundary';
import type { LazyPage } from '../loading/lazy-page';
import { UndoQuestions } from '../saving/UndoQuestions';
import { LiveUpdates } from './LiveUpdates';
import { createQueryClient } from './query-client';
import { useKeptData } from './use-kept-data';
import { useLoadAhead } from './use-load-ahead';

/** The pages of a portal by path under its prefix. */
export type PortalPages = Readonly<Record<string, ComponentType & Partial<Pick<LazyPage, 'load'>>>>;

/**
 * Creates the component that a portal exposes to the shell.
 * @param pages the pages by path under the portal's prefix, such as `{ dashboard: DashboardPage }`. Any other path
 *   redirects to `/`, where the shell decides (product-rules#routes).
 */
export function createPortal(pages: PortalPages): ComponentType<PortalProps> {
  return function Portal({ host }: PortalProps) {
    // The cache exists only while the portal is mounted, so no user ever sees another user's data.
    const [queryClient] = useState(createQueryClient);
    useLoadAhead(pages);
    useKeptData(queryClient);
    return (
      <HostContext value={host}>
        <QueryClientProvider client={queryClient}>
          <LiveUpdates />
          <UndoQuestions />
          <Routes>
            {Object.entries(pages).map(([path, Page]) => (
              <Route
                key={path}
                path={path}
                element={
                  <PageBoundary key={path}>
                    <Page />
                  </PageBoundary>
                }
              />
            ))}
            <Route path="*" element={<Navigate to="/" replace />} />
          </Routes>
        </QueryClientProvider>
      </HostContext>
    );
  };
}
