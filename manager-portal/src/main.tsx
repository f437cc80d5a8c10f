import { createFakeHost } from '@erm/portal-sdk/testing';
import '@erm/ui-kit/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Navigate, Route, Routes } from 'react-router-dom';
import manifest from '../portal.json';
import { Portal } from './portal';
import { createFakeApi } from './test-support/fake-api';
import { fakeManager } from './test-support/fake-manager';

// The portal alone, without a shell and without a server: what it saves lasts until the page is loaded again.
const host = {
  ...createFakeHost({ user: fakeManager, api: createFakeApi().api }),
  notify: ({ title, description = '' }: { title: string; description?: string }) =>
    console.info(title, description),
};

document.documentElement.dataset['theme'] = matchMedia('(prefers-color-scheme: dark)').matches
  ? 'dark'
  : 'light';
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
