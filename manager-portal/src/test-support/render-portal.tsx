import { createFakeHost } from '@erm/portal-sdk/testing';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Portal } from '../portal';
import { createFakeApi } from './fake-api';
import { fakeManager } from './fake-manager';

/** The portal under its prefix, as the shell mounts it, over an API in memory. */
export function renderPortal(address: string, fake = createFakeApi()) {
  const host = createFakeHost({ user: fakeManager, api: fake.api });
  window.history.replaceState(null, '', address);
  const view = render(
    <BrowserRouter>
      <Routes>
        <Route path="/manager/*" element={<Portal host={host} />} />
        <Route path="/" element={<p>Start</p>} />
      </Routes>
    </BrowserRouter>,
  );
  return {
    ...view,
    ...fake,
    host,
    user: userEvent.setup({ delay: null }),
    /** Path and query where the portal is now. */
    address: () => window.location.pathname + window.location.search,
    /** The paths of what was asked for so far, in order. */
    requested: (method = 'GET') =>
      host.requests.filter((request) => request.method === method).map(({ path }) => path),
  };
}
