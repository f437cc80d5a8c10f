import type { PortalProps } from '@erm/portal-sdk';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { App } from '../app/App';
import { createServices, type PageEnvironment } from '../services/create-services';
import { ServicesContext } from '../services/services';
import { startOverrides } from '../overrides/overrides';
import type { PageConfig } from '../page/page-config';
import { TOKEN_KEY } from '../page/storage-keys';
import { engineerPortal, managerPortal, registryText } from './fixtures';
import { serveApi, type StubResponses } from './serve-api';

const SAMPLE_CONFIG: PageConfig = {
  adminEmail: 'admin@example.com',
  registration: 'open',
  passwordChange: 'asked',
  portalDevOrigins: [],
  portalPreviews: false,
  telemetry: true,
  sso: null,
};

interface ShellOptions extends Partial<
  Omit<PageEnvironment, 'storage' | 'overrides' | 'config' | 'apiOrigin'>
> {
  at: string;
  config?: Partial<PageConfig>;
  /** A stored token from an earlier visit. */
  token?: string;
  responses?: StubResponses;
}

/** A portal that shows the current URL. */
export function PlainPortal({ host }: PortalProps) {
  const { pathname, search } = useLocation();
  return (
    <>
      <h1>
        {pathname}
        {search}
      </h1>
      <p>Opened by {host.session.get().user.name}</p>
    </>
  );
}

/** Renders the whole shell at this URL, with a real server and in-memory portals. */
export async function renderShell({ at, token, responses = {}, config, ...page }: ShellOptions) {
  const api = await serveApi(responses);
  window.history.replaceState(null, '', at);
  if (token !== undefined) localStorage.setItem(TOKEN_KEY, token);
  const overrides = startOverrides(sessionStorage, token ?? null);
  const services = createServices({
    storage: localStorage,
    overrides,
    config: { ...SAMPLE_CONFIG, ...config },
    registryText: registryText(managerPortal, engineerPortal),
    early: new Map(),
    loadPortal: () => Promise.resolve({ Portal: PlainPortal }),
    ...page,
    apiOrigin: api.origin,
  });
  onTestFinished(services.account.syncProfile());
  onTestFinished(services.session.followOtherTabs(window));
  const view = render(
    <ServicesContext value={services}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </ServicesContext>,
  );
  return { ...services, overrides, ...view, api, user: userEvent.setup({ delay: null }) };
}

/** Sets a field's value at once, as a password manager would. */
export function fill(label: string, text: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
}

/** Changes the storage and dispatches the event that this tab would receive. */
export function inAnotherTab(change: () => void, key: string): void {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
}
