import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HostEvent } from '@erm/portal-sdk';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createSession } from '../session/session-store';
import { sampleUser } from '../testing/fixtures';
import { createPortalHost } from '../frame/portal-host';
import { createPortalLoads } from '../portals/portal-loads';
import { createRegistry } from '../portals/registry';
import { createToasts } from '../services/toasts';
import { listenToEvents } from './host-events';
import { startLiveStream, type StreamTimes } from './live-stream';

type Respond = (response: ServerResponse, request: IncomingMessage) => void;

const QUICK: StreamTimes = {
  retryMs: 1,
  longestRetryMs: 20,
  silenceMs: 60_000,
  firstSilenceMs: 60_000,
  hiddenMs: 1,
};

/** Serves `/api/events`: each connection gets the next response, and the last one for all that follow. */
async function serveEvents(...responses: Respond[]) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-allow-headers', 'authorization, x-contract-version, last-event-id');
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    requests.push(request);
    const respond = responses[Math.min(requests.length, responses.length) - 1]!;
    respond(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

const change = (changeId: string) => ({
  changeId,
  batchId: null,
  entity: 'project',
  action: 'update',
  entityId: 'p1',
  by: { _id: 'u1', name: 'Marta Kowalska' },
});
const message = (id: number, changeId: string) =>
  `id: ${id}\nevent: change\ndata: ${JSON.stringify(change(changeId))}\n\n`;
const stream =
  (text: string, { ends = false } = {}): Respond =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.write(text);
    if (ends) response.end();
  };

function listen(origin: string, times = QUICK) {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const session = createSession(localStorage);
  session.begin('token-1', sampleUser('manager'));
  const events: HostEvent[] = [];
  const { stop } = startLiveStream({ origin, session, times, tell: (event) => events.push(event) });
  onTestFinished(stop);
  const ids = () => events.map((event) => (event.kind === 'change' ? event.change.changeId : 'reset'));
  return { session, ids, stop };
}

it('reads changes with the session’s token, and continues after an interruption without repeating them', async () => {
  const { origin, requests } = await serveEvents(
    stream(`: still here\nid: 6\n\n${message(7, 'a')}${message(7, 'b')}id: 8\n\n`, { ends: true }),
    stream(message(9, 'b') + message(9, 'c') + 'id: 10\nevent: reset\ndata: {}\n\n'),
  );
  const { ids } = listen(origin);
  await expect.poll(ids).toEqual(['a', 'b', 'c', 'reset']);
  expect(requests.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '8']);
  expect(requests[0]?.headers.authorization).toBe('Bearer token-1');
});

it('reads a message that arrives in pieces', async () => {
  const text = message(1, 'é');
  const bytes = Buffer.from(text);
  const { origin } = await serveEvents((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const cut = bytes.indexOf(0xc3) + 1;
    response.write(bytes.subarray(0, cut), () => setTimeout(() => response.write(bytes.subarray(cut)), 20));
  });
  const { ids } = listen(origin);
  await expect.poll(ids).toEqual(['é']);
});

it('tells to read again regularly while something refuses the stream, until it works', async () => {
  const refuse: Respond = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('No');
  const { origin } = await serveEvents(...Array<Respond>(8).fill(refuse), stream(message(1, 'a')));
  const { ids } = listen(origin);
  await expect.poll(ids).toContain('a');
  const resets = ids().filter((id) => id === 'reset').length;
  expect(resets).toBeGreaterThanOrEqual(2);
  expect(ids().at(-1)).toBe('a');
});

it('gives up on a connection without any message', async () => {
  const hold: Respond = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  };
  const { origin } = await serveEvents(hold, stream(message(1, 'a')));
  const { ids } = listen(origin, { ...QUICK, firstSilenceMs: 20 });
  await expect.poll(ids).toEqual(['a']);
});

it('ends the session if the server has, and then stays away', async () => {
  const { origin, requests } = await serveEvents((response) => response.writeHead(401).end('{}'));
  const { session } = listen(origin);
  await expect.poll(() => session.getState().endedBy).toBe('expiry');
  expect(requests).toHaveLength(1);
});

it('pauses while the tab is hidden for long, and continues when it is shown', async () => {
  const left = vi.fn();
  const { origin, requests } = await serveEvents(
    (response, request) => {
      request.once('close', left);
      stream(message(5, 'a'))(response, request);
    },
    stream(message(6, 'b')),
  );
  const { ids } = listen(origin);
  await expect.poll(ids).toEqual(['a']);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => left.mock.calls.length).toBe(1);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(ids).toEqual(['a', 'b']);
  expect(requests[1]?.headers['last-event-id']).toBe('5');
});

it('is shared by all who listen, and ends with the last of them', async () => {
  // jsdom has no locks. Tabs that share one are tested in the browser.
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: object, work: () => Promise<void>) => work() },
  });
  const left = vi.fn();
  const { origin, requests } = await serveEvents((response, request) => {
    request.once('close', left);
    stream(message(1, 'a'))(response, request);
  });
  document.body.innerHTML = '<script type="application/json" id="config">{"liveEvents":true}</script>';
  const session = createSession(localStorage);
  session.begin('token-1', sampleUser('manager'));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const user = sampleUser('manager');
  const services = {
    apiOrigin: origin,
    session,
    toasts: createToasts(),
    transport: vi.fn(),
    portalLoads: createPortalLoads(vi.fn(), createRegistry('{"portals":[]}'), vi.fn()),
  };
  const events = createPortalHost(services, user, 'manager').events!;
  const [first, second] = [vi.fn(), vi.fn()];
  const leave = [events.subscribe(first), events.subscribe(second)];
  await expect.poll(() => second.mock.calls.length).toBe(1);
  expect(first).toHaveBeenCalledWith({ kind: 'change', change: change('a') });
  leave[0]?.();
  expect(left).not.toHaveBeenCalled();
  leave[1]?.();
  await expect.poll(() => left.mock.calls.length).toBe(1);
  expect(requests).toHaveLength(1);
  vi.unstubAllGlobals();
});

it('is not asked for where the page says nothing of it, because the API is older', async () => {
  const { origin, requests } = await serveEvents(stream(message(1, 'a')));
  document.body.innerHTML = '<script type="application/json" id="config">{}</script>';
  const session = createSession(localStorage);
  session.begin('token-1', sampleUser('manager'));
  const leave = listenToEvents({ apiOrigin: origin, session }, vi.fn());
  await new Promise((resolve) => setTimeout(resolve, 100));
  leave();
  expect(requests).toEqual([]);
});
