import type { PortalProps } from '@erm/portal-sdk';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { App } from '../app/App';
import { createServices, type PageParts } from '../app/create-services';
import { ServicesContext } from '../app/services';
import { TOKEN_KEY } from '../session/storage-keys';
import { engineerPortal, managerPortal, registryText } from './fixtures';
import { serveApi, type Answers } from './serve-api';

interface ShellOptions extends Partial<Omit<PageParts, 'storage' | 'apiOrigin'>> {
  at: string;
  /** A token of an earlier visit. */
  token?: string;
  answers?: Answers;
}

/** A portal that says where it is. */
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

/** The whole shell in a page at this address, over a real server, with portals that are at hand. */
export async function renderShell({ at, token, answers = {}, ...page }: ShellOptions) {
  const api = await serveApi(answers);
  window.history.replaceState(null, '', at);
  if (token !== undefined) localStorage.setItem(TOKEN_KEY, token);
  const services = createServices({
    storage: localStorage,
    config: { adminEmail: 'admin@example.com', registration: 'open' },
    registryText: registryText(managerPortal, engineerPortal),
    early: new Map(),
    loadPortal: () => Promise.resolve({ Portal: PlainPortal }),
    ...page,
    apiOrigin: api.origin,
  });
  onTestFinished(services.account.keepProfile());
  onTestFinished(services.session.followOtherTabs(window));
  const view = render(
    <ServicesContext value={services}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </ServicesContext>,
  );
  return { ...services, ...view, api, user: userEvent.setup({ delay: null }) };
}

/** Puts a whole text into a field, as a password manager does. */
export function fill(label: string, text: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
}

/** What another tab did to the storage reaches this one as an event. */
export function inAnotherTab(change: () => void, key: string): void {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
}
