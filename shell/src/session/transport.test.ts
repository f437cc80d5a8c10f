import { CONTRACT_VERSION } from '@erm/contracts/version';
import { ApiError, type TransportRequest } from '@erm/portal-sdk';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { serveApi, type StubResponses } from '../testing/serve-api';
import { sampleUser } from '../testing/fixtures';
import { createEarlyRequests, type EarlyResponses } from '../page/early-requests';
import { createSession } from './session-store';
import { createRequests } from './transport';

async function start(responses: StubResponses, early: EarlyResponses = new Map()) {
  const api = await serveApi(responses);
  const session = createSession(localStorage);
  session.begin('token-1', sampleUser('manager'));
  const onContractMismatch = vi.fn();
  const { transport, httpClient } = createRequests({
    origin: api.origin,
    session,
    early: createEarlyRequests(early, 'token-1'),
    onContractMismatch,
  });
  return { ...api, session, transport, httpClient, onContractMismatch };
}

const TOO_SLOW = 'The server does not answer. Check your connection and try again.';

/** Lets time limits end only when `expire` is called. */
function holdTime() {
  const controllers: AbortController[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    controllers.push(controller);
    return controller.signal;
  });
  onTestFinished(() => timeout.mockRestore());
  return {
    expire: () => controllers.at(-1)?.abort(new DOMException('Late', 'TimeoutError')),
    limits: () => timeout.mock.calls.map(([ms]) => ms),
  };
}

const muteConsole = () => vi.spyOn(console, 'error').mockImplementation(() => {});

describe('transport', () => {
  it('sends JSON with the token of this tab', async () => {
    const { transport, requests } = await start({
      'POST /api/projects': { status: 201, body: { ok: true } },
    });
    const response = await transport({ method: 'POST', path: '/api/projects', body: { name: 'Atlas' } });
    expect(response).toEqual({ status: 201, body: { ok: true } });
    expect(requests[0]).toMatchObject({ body: { name: 'Atlas' } });
    expect(requests[0]?.headers).toMatchObject({
      authorization: 'Bearer token-1',
      'content-type': 'application/json',
    });
  });

  it('sends the idempotency key', async () => {
    const { transport, requests } = await start({ 'POST /api/projects': { status: 201 } });
    await transport({ method: 'POST', path: '/api/projects', body: {}, idempotencyKey: 'k1' });
    expect(requests[0]?.headers['idempotency-key']).toBe('k1');
  });

  it('names the browser’s own day, whatever day it is in UTC', async () => {
    const now = new Date(2026, 10, 23, 0, 5);
    vi.useFakeTimers({ now, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { transport, requests } = await start({ 'GET /api/utilization': { status: 200 } });
    await transport({ method: 'GET', path: '/api/utilization' });
    expect(requests[0]?.headers['x-today']).toBe('2026-11-23');
  });

  it('sends the token of the caller, whose session may end before the request is sent', async () => {
    const { transport, session, requests } = await start({ 'POST /api/auth/logout': { status: 200 } });
    const request = transport({ method: 'POST', path: '/api/auth/logout' });
    session.end('token-1', 'logout');
    await request;
    expect(requests[0]?.headers.authorization).toBe('Bearer token-1');
  });

  it('sends credentials, and no content type without content', async () => {
    const sent = vi.spyOn(XMLHttpRequest.prototype, 'send');
    const { transport, requests } = await start({ 'GET /api/x': { status: 200 } });
    await transport({ method: 'GET', path: '/api/x' });
    expect((sent.mock.instances[0] as XMLHttpRequest).withCredentials).toBe(true);
    expect(requests[0]?.headers['content-type']).toBeUndefined();
  });

  it('sends no token when signed out', async () => {
    const { transport, session, requests } = await start({ 'GET /api/x': { status: 200 } });
    session.end('token-1', 'logout');
    await transport({ method: 'GET', path: '/api/x' });
    expect(requests[0]?.headers.authorization).toBeUndefined();
  });

  it.each([
    [{}, CONTRACT_VERSION],
    [{ contractVersion: '1.0.0' }, '1.0.0'],
  ])('sends the contract version of its caller, given %j', async (given, sent) => {
    const { transport, requests } = await start({ 'GET /api/x': { status: 200 } });
    await transport({ method: 'GET', path: '/api/x', ...given });
    expect(requests[0]?.headers['x-contract-version']).toBe(sent);
  });

  it('reports a server of another contract', async () => {
    muteConsole();
    const body = { success: false, code: 'CONTRACT_MISMATCH' };
    const { transport, onContractMismatch } = await start({
      'GET /api/x': { status: 409, body },
      'GET /api/y': { status: 409, body: { code: 'CONFLICT' } },
    });
    await transport({ method: 'GET', path: '/api/y' });
    expect(onContractMismatch).not.toHaveBeenCalled();
    await transport({ method: 'GET', path: '/api/x' });
    expect(onContractMismatch).toHaveBeenCalledOnce();
  });

  it('resolves for every status', async () => {
    muteConsole();
    const { transport } = await start({ 'GET /api/x': { status: 503, body: { error: 'Stopping' } } });
    await expect(transport({ method: 'GET', path: '/api/x' })).resolves.toEqual({
      status: 503,
      body: { error: 'Stopping' },
    });
  });

  it('ends the session on a 401', async () => {
    muteConsole();
    const { transport, session } = await start({ 'GET /api/x': { status: 401 } });
    await transport({ method: 'GET', path: '/api/x' });
    expect(session.getState()).toMatchObject({ isAuthenticated: false, token: null, endedBy: 'expiry' });
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('keeps a session that began before a 401 for an older token arrived', async () => {
    muteConsole();
    const { transport, session, responses } = await start({});
    responses['GET /api/x'] = () => {
      session.begin('token-2', sampleUser('manager'));
      return { status: 401 };
    };
    await transport({ method: 'GET', path: '/api/x' });
    expect(session.getState().token).toBe('token-2');
    expect(localStorage.getItem('authToken')).toBe('token-2');
  });

  it('logs "Network Error" and rejects with a message when there is no response', async () => {
    const log = muteConsole();
    const { transport } = await start({ 'GET /api/x': 'hang up' });
    const failure = await transport({ method: 'GET', path: '/api/x' }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      code: 'NETWORK',
      status: 0,
      message: 'The server cannot be reached. Check your connection and try again.',
    });
    expect(log).toHaveBeenCalledWith('Network Error', 'GET /api/x');
  });

  it('aborts a request when its caller does', async () => {
    const log = muteConsole();
    const { transport, responses } = await start({});
    const controller = new AbortController();
    responses['GET /api/x'] = () => {
      controller.abort();
      return new Promise(() => {});
    };
    await expect(
      transport({ method: 'GET', path: '/api/x', signal: controller.signal }),
    ).rejects.not.toBeInstanceOf(ApiError);
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ['without a signal', undefined],
    ['with one', new AbortController().signal],
  ])('gives up when the time is over, for a caller %s, who can repeat the request', async (_, signal) => {
    muteConsole();
    const { expire, limits } = holdTime();
    const { transport, requests, responses } = await start({});
    responses['POST /api/x'] = () => {
      expire();
      return new Promise(() => {});
    };
    const request: TransportRequest = {
      method: 'POST',
      path: '/api/x',
      body: { name: 'Atlas' },
      idempotencyKey: 'k1',
      ...(signal && { signal }),
    };
    await expect(transport(request)).rejects.toMatchObject({ status: 0, code: 'NETWORK', message: TOO_SLOW });
    responses['POST /api/x'] = { status: 201 };
    await expect(transport(request)).resolves.toMatchObject({ status: 201 });
    expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['k1', 'k1']);
    expect(limits()).toEqual([45_000, 45_000]);
  });
});

describe('the code that sends requests', () => {
  afterEach(() => vi.doUnmock('./http-client'));

  it('is loaded by the first request that is not early, and once', async () => {
    const { transport, httpClient } = await start(
      { 'GET /api/y': { status: 200 } },
      new Map([['/api/x', Promise.resolve(Response.json({}))]]),
    );
    await transport({ method: 'GET', path: '/api/x' });
    expect(httpClient.get().status).toBe('idle');
    await transport({ method: 'GET', path: '/api/y' });
    expect(httpClient.get().status).toBe('ready');
  });

  it('fails the request when it cannot be loaded, and is loaded by the next one', async () => {
    muteConsole();
    vi.doMock('./http-client', () => Promise.reject(new Error('Loading chunk axios failed')));
    const { transport, requests } = await start({ 'GET /api/x': { status: 200, body: 'answer' } });
    const get = () => transport({ method: 'GET', path: '/api/x' });
    await expect(get()).rejects.toMatchObject({
      code: 'NETWORK',
      message: 'The server cannot be reached. Check your connection and try again.',
    });
    expect(requests).toEqual([]);
    vi.doUnmock('./http-client');
    await expect(get()).resolves.toEqual({ status: 200, body: 'answer' });
  });

  it('is not waited for by a caller who aborts, nor longer than for an answer', async () => {
    const log = muteConsole();
    const { expire, limits } = holdTime();
    const caller = new AbortController();
    // Later tests share the modules, so none may load forever.
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    onTestFinished(() => release());
    vi.doMock('./http-client', async (original) => {
      caller.abort();
      await held;
      return await original();
    });
    const { transport } = await start({});
    const get = (signal?: AbortSignal) =>
      transport({ method: 'GET', path: '/api/x', ...(signal && { signal }) });
    await expect(get(caller.signal)).rejects.not.toBeInstanceOf(ApiError);
    expect(log).not.toHaveBeenCalled();
    const late = get();
    await expect.poll(limits).toHaveLength(2);
    expire();
    await expect(late).rejects.toMatchObject({ code: 'NETWORK', message: TOO_SLOW });
  });
});

describe('an early request', () => {
  const early = (response: Promise<Response>): EarlyResponses => new Map([['/api/x', response]]);

  it('is used once', async () => {
    const { transport, requests } = await start(
      { 'GET /api/x': { status: 200, body: 'requested' } },
      early(Promise.resolve(Response.json('early'))),
    );
    const get = () => transport({ method: 'GET', path: '/api/x' });
    await expect(get()).resolves.toEqual({ status: 200, body: 'early' });
    await expect(get()).resolves.toEqual({ status: 200, body: 'requested' });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['a failure', () => Response.json({ code: 'UNAVAILABLE' }, { status: 503 }), { code: 'UNAVAILABLE' }],
    ['an error page', () => new Response('<html>', { status: 503 }), '<html>'],
  ])('counts as the first attempt when the response is %s', async (_, response, body) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { transport, requests } = await start({}, early(Promise.resolve(response())));
    await expect(transport({ method: 'GET', path: '/api/x' })).resolves.toEqual({ status: 503, body });
    expect(requests).toHaveLength(0);
  });

  it('counts as the first attempt when it gets no response', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { transport, requests } = await start({}, early(Promise.reject(new TypeError('Failed to fetch'))));
    await expect(transport({ method: 'GET', path: '/api/x' })).rejects.toMatchObject({ code: 'NETWORK' });
    expect(requests).toHaveLength(0);
  });

  it('fails when its time is over', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const late = new DOMException('Late', 'TimeoutError');
    const { transport } = await start({}, early(Promise.reject(late)));
    await expect(transport({ method: 'GET', path: '/api/x' })).rejects.toMatchObject({ message: TOO_SLOW });
  });

  it('ends the session when the response is a 401', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { transport, session } = await start(
      {},
      early(Promise.resolve(Response.json({}, { status: 401 }))),
    );
    await transport({ method: 'GET', path: '/api/x' });
    expect(session.getState().isAuthenticated).toBe(false);
  });

  it('is never used for another user', async () => {
    const { transport, session } = await start(
      { 'GET /api/x': { status: 200, body: 'of token-2' } },
      early(Promise.resolve(Response.json('of token-1'))),
    );
    session.begin('token-2', sampleUser('engineer'));
    await expect(transport({ method: 'GET', path: '/api/x' })).resolves.toMatchObject({ body: 'of token-2' });
  });

  it('is not used when it is stale', async () => {
    let now = 0;
    const requests = createEarlyRequests(early(Promise.resolve(Response.json('old'))), 'token-1', () => now);
    now = 30_001;
    await expect(requests.take('/api/x', 'token-1')).resolves.toBeNull();
  });
});
