import type { User } from '@erm/contracts/users';
import type { HostEvents, PortalManifest, PortalModule } from '@erm/portal-sdk';
import { createFakeHost, type FakeApi } from '@erm/portal-sdk/testing';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

interface PortalUnderTest extends PortalModule {
  manifest: Pick<PortalManifest, 'prefix'>;
  /** The signed-in user. */
  user: User;
  /** The in-memory API, or any other fake. */
  api: FakeApi;
  /** What tells of changes by anybody. */
  events?: HostEvents | undefined;
}

/** Renders a portal under its prefix like the shell, at a URL and with a fake API. */
export function renderPortal(address: string, { Portal, manifest, user, api, events }: PortalUnderTest) {
  const host = { ...createFakeHost({ user, api }), ...(events && { events }) };
  window.history.replaceState(null, '', address);
  const view = render(
    <BrowserRouter>
      <Routes>
        <Route path={`${manifest.prefix}/*`} element={<Portal host={host} />} />
        <Route path="*" element={<p>Outside the portal</p>} />
      </Routes>
    </BrowserRouter>,
  );
  return {
    ...view,
    host,
    user: userEvent.setup({ delay: null }),
    /** Returns the path and query of the current page. */
    address: () => window.location.pathname + window.location.search,
    /** Returns the paths requested so far, in order. */
    requested: (method = 'GET') =>
      host.requests.filter((request) => request.method === method).map(({ path }) => path),
  };
}
