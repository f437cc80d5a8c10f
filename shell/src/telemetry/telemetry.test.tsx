import type { TelemetryEvent } from '@erm/contracts/telemetry';
import type { PortalProps } from '@erm/portal-sdk';
import { sampleRelease } from '@erm/portal-sdk/testing/registry';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import type { PagePortal } from '@erm/portal-sdk/registry';
import { describe, expect, it, vi } from 'vitest';
import type { PageConfig } from '../page/page-config';
import { PortalFailure } from '../portals/portal-failure';
import type { LoadPortal } from '../portals/portal-loads';
import { engineerPortal, managerPortal, publishedText, registryText, sampleUser } from '../testing/fixtures';
import { PlainPortal, renderShell } from '../testing/render-shell';
import type { StubResponse } from '../testing/serve-api';

const VERSION = managerPortal.release.version;
const first = { portal: 'manager', version: VERSION, retry: false } as const;
const loaded = (of: Partial<TelemetryEvent> = {}) => ({
  ...first,
  ...of,
  outcome: 'loaded',
  milliseconds: expect.any(Number) as number,
});

const Broken = () => {
  throw new Error('rows is not iterable');
};
/** A portal one of whose parts fails whenever a button is pressed. */
function PartlyBroken({ host }: PortalProps) {
  const [code, setCode] = useState<string>();
  const [stopped, setStopped] = useState(false);
  if (stopped) throw new Error('rows is not iterable');
  return (
    <>
      <button onClick={() => setCode(host.reportFailure?.('load', new Error('a file is gone')))}>Open</button>
      <button onClick={() => setStopped(true)}>Stop</button>
      <p>{code}</p>
    </>
  );
}

const works: LoadPortal = () => Promise.resolve({ Portal: PlainPortal });

/** Opens the manager's dashboard. `reports` are the bodies that the server got. */
async function openManager(
  loadPortal: LoadPortal,
  reply: StubResponse = { status: 200 },
  config: Partial<PageConfig> = {},
  ...others: PagePortal[]
) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const shell = await renderShell({
    at: '/manager/dashboard',
    token: 't',
    loadPortal,
    config,
    registryText: registryText(managerPortal, engineerPortal, ...others),
    responses: {
      'GET /api/auth/profile': { status: 200, body: sampleUser('manager') },
      'POST /api/telemetry': reply,
    },
  });
  const sent = () => shell.api.requests.filter(({ path }) => path === '/api/telemetry');
  const events = () => sent().flatMap(({ body }) => (body as { events: TelemetryEvent[] }).events);
  return { ...shell, sent, events };
}

const opened = () => screen.findByText('Opened by Helena Fischer');
const unavailable = () => screen.findByRole('heading', { name: 'The Manager Portal is not available' });
const afterwards = () => act(() => new Promise((resolve) => setTimeout(resolve, 1200)));
const hidePage = () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

describe('telemetry', () => {
  it('reports a load once, with its time, for the user who is signed in', async () => {
    const fetched = vi.spyOn(window, 'fetch');
    const { sent, events, user } = await openManager(works);
    await opened();
    await expect.poll(sent).toHaveLength(1);
    expect(events()).toEqual([loaded()]);
    expect(sent()[0]?.headers).toMatchObject({ authorization: 'Bearer t' });
    expect(fetched).toHaveBeenCalledWith(
      expect.stringContaining('/api/telemetry'),
      expect.objectContaining({ keepalive: true }),
    );
    // Away from the portal and back to it, which does not load it again.
    act(() => {
      window.history.pushState(null, '', '/unauthorized');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await user.click(await screen.findByRole('button', { name: 'Go to Dashboard' }));
    await opened();
    await afterwards();
    expect(sent()).toHaveLength(1);
  });

  it.each(['load', 'incompatible'] as const)('reports a portal that fails with %s', async (kind) => {
    const { events } = await openManager(() => Promise.reject(new PortalFailure(kind, 'gone')));
    await unavailable();
    await expect.poll(events).toEqual([{ ...first, outcome: 'failed', kind }]);
  });

  it('reports a portal that throws while it starts as one that did not load', async () => {
    const { events } = await openManager(() => Promise.reject(new PortalFailure('crash', 'broken')));
    await unavailable();
    await expect.poll(events).toEqual([{ ...first, outcome: 'failed', kind: 'load' }]);
  });

  it('reports a portal that crashes as loaded and as failed, in one request', async () => {
    const { sent, events } = await openManager(() => Promise.resolve({ Portal: Broken }));
    await unavailable();
    await expect.poll(sent).toHaveLength(1);
    expect(events()).toHaveLength(2);
    expect(events()).toEqual(
      expect.arrayContaining([loaded(), { ...first, outcome: 'failed', kind: 'crash' }]),
    );
  });

  it('reports a part that fails as a crash of a portal that was loaded, with a code that the console has', async () => {
    const { events, user } = await openManager(() => Promise.resolve({ Portal: PartlyBroken }));
    await user.click(await screen.findByRole('button', { name: 'Open' }));
    const code = (await screen.findByText(/^LOAD-[0-9A-F]{6}$/)).textContent;
    expect(console.error).toHaveBeenCalledWith(
      `A part of the portal "manager" ${VERSION} failed with ${code}`,
      new Error('a file is gone'),
    );
    await expect.poll(events).toHaveLength(2);
    expect(events()).toEqual(
      expect.arrayContaining([loaded(), { ...first, outcome: 'failed', kind: 'crash' }]),
    );
  });

  it('counts one failure of each load as a first one, whatever fails after that', async () => {
    const { events, user } = await openManager(() => Promise.resolve({ Portal: PartlyBroken }));
    await user.click(await screen.findByRole('button', { name: 'Open' }));
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await unavailable();
    await expect.poll(events).toHaveLength(4);
    const failures = events().filter(({ outcome }) => outcome === 'failed');
    expect(failures.map(({ retry }) => retry)).toEqual([false, true, true]);
  });

  it('names the portal whose part failed after another one was open', async () => {
    const finance = { ...managerPortal, name: 'finance', prefix: '/finance' };
    const { events, user } = await openManager(
      () => Promise.resolve({ Portal: PartlyBroken }),
      undefined,
      {},
      finance,
    );
    await screen.findByRole('button', { name: 'Open' });
    act(() => {
      window.history.pushState(null, '', '/finance/dashboard');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await user.click(await screen.findByRole('button', { name: 'Open' }));
    await screen.findByText(/^LOAD-/);
    await expect
      .poll(events)
      .toContainEqual({ ...first, portal: 'finance', outcome: 'failed', kind: 'crash' });
  });

  it('reports a further attempt as such, with the version that it was for', async () => {
    const newer = { ...managerPortal, release: sampleRelease('manager', '0.1.0-bbbbbbbb') };
    const { events, user } = await openManager((record, attempt) =>
      attempt === 1 ? Promise.reject(new Error('gone')) : works(record, attempt),
    );
    await unavailable();
    vi.spyOn(window, 'fetch').mockResolvedValueOnce(new Response(publishedText(newer, engineerPortal)));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await opened();
    await expect
      .poll(events)
      .toEqual([
        { ...first, outcome: 'failed', kind: 'load' },
        loaded({ version: newer.release.version, retry: true }),
      ]);
  });

  it('is sent when the page is hidden, without waiting for the browser to be idle', async () => {
    const { sent } = await openManager(works);
    await opened();
    expect(sent()).toEqual([]);
    hidePage();
    await vi.waitFor(() => expect(sent()).toHaveLength(1), { timeout: 400 });
    await afterwards();
    expect(sent()).toHaveLength(1);
  });

  it.each<[string, StubResponse]>([
    ['has ended the session', { status: 401 }],
    ['refuses it', { status: 429 }],
    ['is broken', { status: 500 }],
    ['is gone', 'hang up'],
  ])('that cannot be reported because the server %s disturbs nobody', async (_, reply) => {
    const { sent } = await openManager(works, reply);
    await opened();
    await expect.poll(sent).toHaveLength(1);
    await afterwards();
    expect(sent()).toHaveLength(1);
    expect(await opened()).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('is not sent to an API that does not take it', async () => {
    const { sent } = await openManager(works, { status: 404 }, { telemetry: false });
    await opened();
    await afterwards();
    expect(sent()).toEqual([]);
  });

  it('does not count what one tab runs in place of a portal', async () => {
    const { overrides, sent } = await openManager(works);
    act(() => overrides.activate({ portal: 'manager', source: '0.1.0-bbbbbbbb', userId: 'u' }));
    await opened();
    await afterwards();
    expect(sent()).toEqual([]);
  });

  it('holds at most twenty events', async () => {
    const { portalLoads, sent, events } = await openManager(() => Promise.resolve({ Portal: PlainPortal }));
    await opened();
    act(() => {
      for (let count = 0; count < 30; count += 1) portalLoads.crash('manager', new Error('again'));
    });
    await expect.poll(sent).toHaveLength(1);
    expect(events()).toHaveLength(20);
  });

  it('is not sent once the user has signed out', async () => {
    const { sent, session } = await openManager(works);
    await opened();
    act(() => session.end('t', 'logout'));
    await afterwards();
    expect(sent()).toEqual([]);
  });
});
