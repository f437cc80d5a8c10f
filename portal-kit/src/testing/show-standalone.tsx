import type { User } from '@erm/contracts/users';
import type { PortalManifest, PortalModule } from '@erm/portal-sdk';
import { createFakeHost, type FakeApi } from '@erm/portal-sdk/testing';
import { guardBrowser } from '@erm/ui-kit/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Navigate, Route, Routes } from 'react-router-dom';

interface Standalone extends PortalModule {
  manifest: Pick<PortalManifest, 'label' | 'prefix' | 'home' | 'nav'>;
  user: User;
  api: FakeApi;
}

/**
 * Renders a portal by itself, without a shell or a server, for a portal's `src/main.tsx`. Toasts are logged to the
 * console, and the theme is the system's.
 */
export function showStandalone({ Portal, manifest, user, api }: Standalone): void {
  guardBrowser();
  const host = {
    ...createFakeHost({ user, api }),
    notify: ({ title, description = '' }: { title: string; description?: string }) =>
      console.info(title, description),
  };
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <nav aria-label={manifest.label}>
          {manifest.nav.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}{' '}
            </Link>
          ))}
        </nav>
        <main>
          <Routes>
            <Route path={`${manifest.prefix}/*`} element={<Portal host={host} />} />
            <Route path="*" element={<Navigate to={manifest.home} replace />} />
          </Routes>
        </main>
      </BrowserRouter>
    </StrictMode>,
  );
}
