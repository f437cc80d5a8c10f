import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Navigate, Route, Routes } from 'react-router-dom';
import type { PortalModule, PortalManifest } from '../portal-module';
import { createFakeHost, type FakeApi } from './create-fake-host';
import type { User } from '@erm/contracts/users';

interface Alone extends PortalModule {
  manifest: Pick<PortalManifest, 'label' | 'prefix' | 'home'> & { nav: { to: string; label: string }[] };
  user: User;
  api: FakeApi;
}

/**
 * Shows a portal in a page of its own, without a shell and without a server: for `src/main.tsx` of a portal. Toasts go
 * to the console; the theme is the system's.
 */
export function showAlone({ Portal, manifest, user, api }: Alone): void {
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
