import { ApiError } from '@erm/portal-sdk';
import { describe, expect, it, vi } from 'vitest';
import { serveApi, type Answers } from '../testing/serve-api';
import { person } from '../testing/fixtures';
import { createEarlyRequests, type EarlyResponses } from './early-requests';
import { createHttp } from './http';
import { createSession } from './session-store';
import { createTransport } from './transport';

async function start(answers: Answers, early: EarlyResponses = new Map()) {
  const api = await serveApi(answers);
  const session = createSession(localStorage);
  session.begin('token-1', person('manager'));
  const transport = createTransport({
    http: createHttp(api.origin),
    session,
    early: createEarlyRequests(early, 'token-1'),
  });
  return { ...api, session, transport };
}

const logged = () => vi.spyOn(console, 'error').mockImplementation(() => {});

describe('transport', () => {
  it('sends JSON with the token of this tab', async () => {
    const { transport, requests } = await start({
      'POST /api/projects': { status: 201, body: { ok: true } },
    });
    const answer = await transport({ method: 'POST', path: '/api/projects', body: { name: 'Atlas' } });
    expect(answer).toEqual({ status: 201, body: { ok: true } });
    expect(requests[0]).toMatchObject({ body: { name: 'Atlas' } });
    expect(requests[0]?.headers).toMatchObject({
      authorization: 'Bearer token-1',
      'content-type': 'application/json',
    });
  });

  it('sends the key of a creation', async () => {
    const { transport, requests } = await start({ 'POST /api/projects': { status: 201 } });
    await transport({ method: 'POST', path: '/api/projects', body: {}, idempotencyKey: 'k1' });
    expect(requests[0]?.headers['idempotency-key']).toBe('k1');
  });

  it('sends no token when nobody is signed in', async () => {
    const { transport, session, requests } = await start({ 'GET /api/x': { status: 200 } });
    session.end('token-1', 'logout');
    await transport({ method: 'GET', path: '/api/x' });
    expect(requests[0]?.headers.authorization).toBeUndefined();
  });

  it('answers for every status', async () => {
    logged();
    const { transport } = await start({ 'GET /api/x': { status: 503, body: { error: 'Stopping' } } });
    await expect(transport({ method: 'GET', path: '/api/x' })).resolves.toEqual({
      status: 503,
      body: { error: 'Stopping' },
    });
  });

  it('ends the session on a 401', async () => {
    logged();
    const { transport, session } = await start({ 'GET /api/x': { status: 401 } });
    await transport({ method: 'GET', path: '/api/x' });
    expect(session.getState()).toMatchObject({ isAuthenticated: false, token: null, endedBy: 'expiry' });
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('keeps a session that began while the 401 of an older token was on its way', async () => {
    logged();
    const { transport, session, answers } = await start({});
    answers['GET /api/x'] = () => {
      session.begin('token-2', person('manager'));
      return { status: 401 };
    };
    await transport({ method: 'GET', path: '/api/x' });
    expect(session.getState().token).toBe('token-2');
    expect(localStorage.getItem('authToken')).toBe('token-2');
  });

  it('logs "Network Error" and rejects with a sentence when no answer comes', async () => {
    const log = logged();
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

  it('gives up a call that its caller gave up', async () => {
    const log = logged();
    const { transport, answers } = await start({});
    const giveUp = new AbortController();
    answers['GET /api/x'] = () => {
      giveUp.abort();
      return new Promise(() => {});
    };
    await expect(
      transport({ method: 'GET', path: '/api/x', signal: giveUp.signal }),
    ).rejects.not.toBeInstanceOf(ApiError);
    expect(log).not.toHaveBeenCalled();
  });
});

describe('an early GET', () => {
  const early = (response: Promise<Response>): EarlyResponses => new Map([['/api/x', response]]);

  it('is handed out once', async () => {
    const { transport, requests } = await start(
      { 'GET /api/x': { status: 200, body: 'asked' } },
      early(Promise.resolve(Response.json('early'))),
    );
    const ask = () => transport({ method: 'GET', path: '/api/x' });
    await expect(ask()).resolves.toEqual({ status: 200, body: 'early' });
    await expect(ask()).resolves.toEqual({ status: 200, body: 'asked' });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['a failure', () => Response.json({ code: 'UNAVAILABLE' }, { status: 503 }), { code: 'UNAVAILABLE' }],
    ['an error page', () => new Response('<html>', { status: 503 }), '<html>'],
  ])('counts as the first attempt when it is answered by %s', async (_, response, body) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { transport, requests } = await start({}, early(Promise.resolve(response())));
    await expect(transport({ method: 'GET', path: '/api/x' })).resolves.toEqual({ status: 503, body });
    expect(requests).toHaveLength(0);
  });

  it('counts as the first attempt when it gets no answer', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { transport, requests } = await start({}, early(Promise.reject(new TypeError('Failed to fetch'))));
    await expect(transport({ method: 'GET', path: '/api/x' })).rejects.toMatchObject({ code: 'NETWORK' });
    expect(requests).toHaveLength(0);
  });

  it('ends the session when it is answered by a 401', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { transport, session } = await start(
      {},
      early(Promise.resolve(Response.json({}, { status: 401 }))),
    );
    await transport({ method: 'GET', path: '/api/x' });
    expect(session.getState().isAuthenticated).toBe(false);
  });

  it('never reaches another person', async () => {
    const { transport, session } = await start(
      { 'GET /api/x': { status: 200, body: 'of token-2' } },
      early(Promise.resolve(Response.json('of token-1'))),
    );
    session.begin('token-2', person('engineer'));
    await expect(transport({ method: 'GET', path: '/api/x' })).resolves.toMatchObject({ body: 'of token-2' });
  });

  it('is not used when it is old', async () => {
    let now = 0;
    const requests = createEarlyRequests(early(Promise.resolve(Response.json('old'))), 'token-1', () => now);
    now = 30_001;
    await expect(requests.take('/api/x', 'token-1')).resolves.toBeNull();
  });
});
